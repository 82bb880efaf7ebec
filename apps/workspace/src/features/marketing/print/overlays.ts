import { lazyDialog } from '../../../shared/load/lazy-part';

/** Parts of the screen that load on demand. */
export const PrintMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
export const DeletePrintDialog = lazyDialog(
  async () => (await import('./DeletePrintDialog')).DeletePrintDialog,
);

export const overlays = [PrintMenu, DeletePrintDialog];
