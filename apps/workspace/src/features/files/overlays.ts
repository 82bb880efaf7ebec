import { lazy, useEffect } from 'react';

const load = {
  menu: () => import('./FileMenu'),
  dialogs: () => import('./FileDialogs'),
  upload: () => import('./UploadDialog'),
};

/** The parts of the library that nobody needs to see its files. */
export const FileMenu = lazy(async () => ({ default: (await load.menu()).FileMenu }));
export const FileDialogs = lazy(async () => ({ default: (await load.dialogs()).FileDialogs }));
export const UploadDialog = lazy(async () => ({ default: (await load.upload()).UploadDialog }));

/** Fetches them once the page stands, so that they are there when they are asked for. */
export function useOverlaysAhead(): void {
  useEffect(() => {
    // What cannot be fetched now says so when it is opened.
    for (const part of Object.values(load)) part().catch(() => undefined);
  }, []);
}
