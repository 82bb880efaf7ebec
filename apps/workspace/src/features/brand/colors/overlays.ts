import { lazyDialog, lazyPart } from '../../../shared/load/lazy-part';

/** The parts of the screen that nobody needs to see its colors. */
export const ColorMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
export const ColorForm = lazyPart(async () => (await import('./ColorForm')).ColorForm);
/** With the color library that it measures differences by. */
export const PaletteLab = lazyPart(async () => (await import('./PaletteLab')).PaletteLab);
export const PairFilters = lazyPart(async () => (await import('./PairFilters')).PairFilters);
export const ImportColorsDialog = lazyDialog(
  async () => (await import('./ImportColorsDialog')).ImportColorsDialog,
);

/** Loaded in the background once the colors are shown. */
export const overlays = [ColorMenu, ColorForm];
