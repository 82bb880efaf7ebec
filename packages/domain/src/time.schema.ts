import * as v from 'valibot';

/** A moment: ISO 8601 in UTC with milliseconds, e.g. `2025-06-01T09:00:00.000Z`. Sorts as text. */
export const instant = v.pipe(v.string(), v.isoTimestamp('Not a moment in time.'));
export type Instant = v.InferOutput<typeof instant>;

/** A calendar day without a time, `YYYY-MM-DD`. */
export const plainDate = v.pipe(v.string(), v.isoDate('Enter a date.'));
export type PlainDate = v.InferOutput<typeof plainDate>;
