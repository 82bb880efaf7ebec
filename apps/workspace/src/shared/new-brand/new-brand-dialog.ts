import { lazyDialog } from '@brandroom/ui/lazy-part';

/** The dialog that creates a brand, loaded on intent. */
export const NewBrandDialog = lazyDialog(
  async () => (await import('./NewBrandDialog')).NewBrandDialog,
);
