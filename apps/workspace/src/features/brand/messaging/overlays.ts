import { lazyDialog } from '../../../shared/load/lazy-part';

/** The form, loaded on demand. */
export const MessageDialog = lazyDialog(
  async () => (await import('./MessageDialog')).MessageDialog,
);
