import { lazyDialog } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const DeletePrintDialog = lazyDialog(
  async () => (await import('./DeletePrintDialog')).DeletePrintDialog,
);

export const preloaded = [DeletePrintDialog];
