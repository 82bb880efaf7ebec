import type { ShellProps } from '@brandroom/ui/Shell';
import { createContext, use } from 'react';

type StorageNotice = Pick<ShellProps, 'notice' | 'isNoticeLast'>;
const StorageNoticeContext = createContext<StorageNotice>({});
export const StorageNoticeProvider = StorageNoticeContext.Provider;

/** How the data is kept, where the person has to know: shown by the frame of a page, or by the root of one without. */
export const useStorageNotice = (): StorageNotice => use(StorageNoticeContext);
