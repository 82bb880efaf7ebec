import { lazyDialog } from '../load/lazy-part';

/** The dialog that creates a brand, loaded when it is about to be opened. */
export const NewBrandDialog = lazyDialog(
  async () => (await import('./NewBrandDialog')).NewBrandDialog,
);
