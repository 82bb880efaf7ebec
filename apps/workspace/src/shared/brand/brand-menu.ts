import { lazyDialog } from '@brandroom/ui/lazy-part';

/** The menu of brands, loaded on intent. */
export const BrandMenu = lazyDialog(async () => (await import('./BrandMenu')).BrandMenu);
