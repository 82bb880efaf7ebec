import type { Instant } from '../time.schema';

/** Returns a time in milliseconds since 1970 as an instant. */
export const instantOf = (ms: number): Instant => new Date(ms).toISOString();
