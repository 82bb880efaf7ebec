import * as v from 'valibot';

function isMoment(value: string): boolean {
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString() === value;
}

/**
 * A moment: ISO 8601 in UTC with milliseconds, e.g. `2025-06-01T09:00:00.000Z`, as
 * `Date.prototype.toISOString` writes it. One way to write it, so that moments sort as text.
 */
export const instant = v.pipe(v.string(), v.check(isMoment, 'Not a moment in time.'));
export type Instant = v.InferOutput<typeof instant>;

/** A calendar day without a time, `YYYY-MM-DD`. */
export const plainDate = v.pipe(
  v.string(),
  v.isoDate('Enter a date.'),
  v.check((value) => isMoment(`${value}T00:00:00.000Z`), 'This day is not in the calendar.'),
);
export type PlainDate = v.InferOutput<typeof plainDate>;
