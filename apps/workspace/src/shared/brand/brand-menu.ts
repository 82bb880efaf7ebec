import { lazyDialog } from '../load/lazy-part';

/** The menu of brands, loaded when it is about to be opened. */
export const BrandMenu = lazyDialog(async () => (await import('./BrandMenu')).BrandMenu);
