import type { ReactNode } from 'react';
import { createContext, use } from 'react';

const StorageNoticeContext = createContext<ReactNode>(null);
export const StorageNoticeProvider = StorageNoticeContext.Provider;

/** The notice about the storage state, for the frame of a signed-in page. */
export const useStorageNotice = (): ReactNode => use(StorageNoticeContext);
