import { lazyPart } from '../../../shared/load/lazy-part';

/** Loaded with the first item that is opened. */
export const ItemPeek = lazyPart(async () => (await import('./ItemPeek')).ItemPeek);
