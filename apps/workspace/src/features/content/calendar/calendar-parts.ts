import { lazyPart } from '../../../shared/load/lazy-part';

/** The month and the week: two thirds of what the page weighs, and not in its other views. */
export const CalendarGrid = lazyPart(async () => (await import('./CalendarGrid')).CalendarGrid);
