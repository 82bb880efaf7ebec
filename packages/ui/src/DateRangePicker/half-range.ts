export type RangeEnd = 'start' | 'end';
/** How much of a date is typed. */
export type Filled = 'empty' | 'half' | 'whole';

/** What is to be done about two dates of which only parts are there; undefined when both are whole or both empty. */
export function missingIn({ start, end }: Readonly<Record<RangeEnd, Filled>>): string | undefined {
  if (start === end && start !== 'half') return undefined;
  if (start === 'whole') return 'Complete the end date';
  return end === 'whole' ? 'Complete the start date' : 'Complete both dates';
}
