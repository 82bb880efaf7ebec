import { lazyPart } from '@brandroom/ui/lazy-part';

/** The month and week views, loaded on demand because they are two thirds of the page's code. */
export const CalendarGrid = lazyPart(async () => (await import('./CalendarGrid')).CalendarGrid);
