import { lazyDialog } from '@brandroom/ui/lazy-part';

/** The form, loaded on demand. */
export const FontDialog = lazyDialog(async () => (await import('./FontDialog')).FontDialog);

/** The upload of a font file, loaded on demand. */
export const FontFileDialog = lazyDialog(
  async () => (await import('./FontFileDialog')).FontFileDialog,
);
