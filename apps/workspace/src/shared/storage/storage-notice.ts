import type { ReactNode } from 'react';
import { createContext, use } from 'react';

const StorageNoticeContext = createContext<ReactNode>(null);
export const StorageNoticeProvider = StorageNoticeContext.Provider;

/** What has to be said about how the data is kept, for the frame of a signed-in page. */
export const useStorageNotice = (): ReactNode => use(StorageNoticeContext);
