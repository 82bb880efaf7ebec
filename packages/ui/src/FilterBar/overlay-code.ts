import { loadOnce } from '../load-once';

/** The code of the filter menus and panels, which loads on hover or focus. */
export const overlayCode = loadOnce(async () => (await import('./FilterOverlay')).FilterOverlay);
