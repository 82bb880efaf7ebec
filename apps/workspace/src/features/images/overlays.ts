import { lazyDialog } from '../../shared/load/lazy-part';

/** Parts of the screen that load on demand. */
export const ImageMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
export const ImageDialogs = lazyDialog(async () => (await import('./ImageDialogs')).ImageDialogs);
export const ImageViewer = lazyDialog(async () => (await import('./ImageViewer')).ImageViewer);

/** The dialogs load while the menu is open. */
export const overlays = [ImageMenu];
