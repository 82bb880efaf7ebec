import type { GanttSpan } from './gantt-scale';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** «Mar 2, 2026» */
export const dayInWords = (date: string) => dayFormat.format(Date.parse(date));

/** «Mar 2, 2026 to Apr 1, 2026» */
export function spanInWords({ start, end }: GanttSpan): string {
  return end === null
    ? `from ${dayInWords(start)}, no end date`
    : `${dayInWords(start)} to ${dayInWords(end)}`;
}
