import { lazyPart } from '@brandroom/ui/lazy-part';

/** The review desk, loaded only for its view. */
export const ReviewDesk = lazyPart(async () => (await import('./ReviewDesk')).ReviewDesk);
