import { lazyDialog } from '@brandroom/ui/lazy-part';

/** Parts of a selection that load on demand. */
export const DeleteManyDialog = lazyDialog(
  async () => (await import('./DeleteManyDialog')).DeleteManyDialog,
);

export const preloaded = [DeleteManyDialog];
