import { lazyDialog } from '@brandroom/ui/lazy-part';

/** The form, loaded on demand. */
export const MessageDialog = lazyDialog(
  async () => (await import('./MessageDialog')).MessageDialog,
);
