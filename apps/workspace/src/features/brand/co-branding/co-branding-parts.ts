import { lazyDialog } from '@brandroom/ui/lazy-part';

/** The form, loaded on demand. */
export const GuidelineDialog = lazyDialog(
  async () => (await import('./GuidelineDialog')).GuidelineDialog,
);
