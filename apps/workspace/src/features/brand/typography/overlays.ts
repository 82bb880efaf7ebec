import { lazyDialog } from '../../../shared/load/lazy-part';

/** The form; nobody needs it to read the page. */
export const FontDialog = lazyDialog(async () => (await import('./FontDialog')).FontDialog);

/** The upload of a font file. */
export const FontFileDialog = lazyDialog(
  async () => (await import('./FontFileDialog')).FontFileDialog,
);
