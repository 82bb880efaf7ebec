import { lazyDialog } from '../../../shared/load/lazy-part';

/** The form, loaded on demand. */
export const GuidelineDialog = lazyDialog(
  async () => (await import('./GuidelineDialog')).GuidelineDialog,
);
