import type { ShellProps } from '@brandroom/ui/Shell';
import { createContext, use } from 'react';

type StorageNotice = Pick<ShellProps, 'notice' | 'isNoticeLast'>;
const StorageNoticeContext = createContext<StorageNotice>({});
export const StorageNoticeProvider = StorageNoticeContext.Provider;

/** What has to be said about how the data is kept, for the frame of a signed-in page. */
export const useStorageNotice = (): StorageNotice => use(StorageNoticeContext);
