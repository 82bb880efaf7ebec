import { lazyPart } from '../../../shared/load/lazy-part';

/** The list: not in the other views of the page. */
export const ContentList = lazyPart(async () => (await import('./ContentList')).ContentList);
