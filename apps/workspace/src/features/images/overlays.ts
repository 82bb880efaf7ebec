import { lazyDialog } from '../../shared/load/lazy-part';

/** The parts of the gallery that nobody needs to see its images. */
export const ImageMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
export const ImageDialogs = lazyDialog(async () => (await import('./ImageDialogs')).ImageDialogs);
export const ImageViewer = lazyDialog(async () => (await import('./ImageViewer')).ImageViewer);

/** The dialogs come while somebody looks at the menu. */
export const overlays = [ImageMenu];
