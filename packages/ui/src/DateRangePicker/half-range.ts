import type { Filled } from '../DatePicker/DatePart';

export type RangeEnd = 'start' | 'end';

/** The error message for two incomplete dates; undefined when both are complete or both empty. */
export function missingIn({ start, end }: Readonly<Record<RangeEnd, Filled>>): string | undefined {
  if (start === end && start !== 'half') return undefined;
  if (start === 'whole') return 'Complete the end date';
  return end === 'whole' ? 'Complete the start date' : 'Complete both dates';
}
