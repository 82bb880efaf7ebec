import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';

/** Parts of the screen that load on demand. */
export const ColorForm = lazyPart(async () => (await import('./ColorForm')).ColorForm);
/** Includes the color library that measures differences. */
export const PaletteLab = lazyPart(async () => (await import('./PaletteLab')).PaletteLab);
export const PairFilters = lazyPart(async () => (await import('./PairFilters')).PairFilters);
export const ImportColorsDialog = lazyDialog(
  async () => (await import('./ImportColorsDialog')).ImportColorsDialog,
);

/** Preloaded in the background after the colors are shown. */
export const preloaded = [ColorForm];
