import { lazyDialog } from '../../../shared/load/lazy-part';

/** The form; nobody needs it to read the page. */
export const MessageDialog = lazyDialog(
  async () => (await import('./MessageDialog')).MessageDialog,
);
