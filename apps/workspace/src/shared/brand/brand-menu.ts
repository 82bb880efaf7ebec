import { lazyDialog } from '../load/lazy-part';

/** The menu of brands, loaded on intent. */
export const BrandMenu = lazyDialog(async () => (await import('./BrandMenu')).BrandMenu);
