import { lazyPart } from '@brandroom/ui/lazy-part';

export const TimelineTools = lazyPart(async () => (await import('./TimelineTools')).TimelineTools);
