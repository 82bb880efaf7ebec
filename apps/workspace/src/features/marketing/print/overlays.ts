import { lazyDialog } from '../../../shared/load/lazy-part';

/** The parts that nobody needs to see the print collateral. */
export const PrintMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
export const DeletePrintDialog = lazyDialog(
  async () => (await import('./DeletePrintDialog')).DeletePrintDialog,
);

export const overlays = [PrintMenu, DeletePrintDialog];
