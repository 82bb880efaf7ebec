import { lazyPart } from '@brandroom/ui/lazy-part';

/** The list, loaded only for its view. */
export const ContentList = lazyPart(async () => (await import('./ContentList')).ContentList);
