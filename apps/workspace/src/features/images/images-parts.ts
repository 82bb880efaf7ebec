import { lazyDialog } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const ImageDialogs = lazyDialog(async () => (await import('./ImageDialogs')).ImageDialogs);
export const ImageViewer = lazyDialog(async () => (await import('./ImageViewer')).ImageViewer);
