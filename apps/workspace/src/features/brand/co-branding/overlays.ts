import { lazyDialog } from '../../../shared/load/lazy-part';

/** The form; nobody needs it to read the page. */
export const GuidelineDialog = lazyDialog(
  async () => (await import('./GuidelineDialog')).GuidelineDialog,
);
