import { lazy, useEffect } from 'react';

const loadMenu = () => import('@brandroom/ui/SharedMenu');
const loadDialogs = () => import('./ImageDialogs');

/** The parts of the gallery that nobody needs to see its images. */
export const ImageMenu = lazy(async () => ({ default: (await loadMenu()).SharedMenu }));
export const ImageDialogs = lazy(async () => ({ default: (await loadDialogs()).ImageDialogs }));

/** Fetches the menu once the page stands, so that it is there when it is asked for. */
export function useMenuAhead(): void {
  useEffect(() => {
    // What cannot be fetched now says so when it is opened.
    loadMenu().catch(() => undefined);
  }, []);
}

/** Fetches the dialogs while somebody looks at the menu. */
export function dialogsAhead(): void {
  loadDialogs().catch(() => undefined);
}
