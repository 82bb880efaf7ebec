import { lazyPart } from '../../../shared/load/lazy-part';

/** The desk: not in the other views of the page. */
export const ReviewDesk = lazyPart(async () => (await import('./ReviewDesk')).ReviewDesk);
