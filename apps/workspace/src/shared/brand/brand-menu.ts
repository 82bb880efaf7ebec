import { lazyPart } from '../overlay/lazy-part';

/** The menu of brands, loaded when it is about to be opened. */
export const brandMenu = lazyPart(() => import('./BrandMenu').then(({ BrandMenu }) => BrandMenu));
