/** Days as ISO dates (`2026-03-01`); the first and the last day both count. */
export interface GanttSpan {
  readonly start: string;
  /** Null where it has no end. */
  readonly end: string | null;
}

/** The moved part: both ends together, or one of them. */
export type GanttPart = 'all' | 'start' | 'end';

const day = 24 * 60 * 60 * 1000;
const dayNumber = (date: string) => Date.parse(date) / day;
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);

/** Returns a span moved by days; an end that is moved stops at the other one. */
export function movedSpan({ start, end }: GanttSpan, part: GanttPart, days: number): GanttSpan {
  const begins = dayNumber(start);
  const ends = end === null ? null : dayNumber(end);
  if (part === 'start') {
    return { start: dateOf(Math.min(begins + days, ends ?? Number.POSITIVE_INFINITY)), end };
  }
  if (part === 'end') {
    return { start, end: ends === null ? null : dateOf(Math.max(ends + days, begins)) };
  }
  return { start: dateOf(begins + days), end: ends === null ? null : dateOf(ends + days) };
}

/** Returns the days from a date to the same day of another month, or to its last day. */
function monthStep(date: string, months: number): number {
  const first = monthOf(date, months);
  const length = monthOf(date, months + 1) - first;
  return first + Math.min(new Date(date).getUTCDate(), length) - 1 - dayNumber(date);
}

/** Returns a span moved by months; the whole of it keeps its length in days. */
export function movedByMonths(span: GanttSpan, part: GanttPart, months: number): GanttSpan {
  return movedSpan(span, part, monthStep((part === 'end' && span.end) || span.start, months));
}

export const isSameSpan = (one: GanttSpan, other: GanttSpan) =>
  one.start === other.start && one.end === other.end;

const monthOf = (date: string, later: number) => {
  const at = new Date(date);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1) / day;
};

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** The most labels that have room beside each other. */
const mostLabels = 7;
/** Percent of the axis; a label that starts later would be cut off. */
const lastLabel = 88;

/** Places on the axis, percent from its start. */
export function ganttScale(spans: readonly GanttSpan[], today: string) {
  const dates = [
    today,
    ...spans.flatMap(({ start, end }) => (end === null ? [start] : [start, end])),
  ];
  const sorted = dates.toSorted();
  // A month of room on both sides, to move into.
  const first = monthOf(sorted[0] ?? today, -1);
  const last = monthOf(sorted.at(-1) ?? today, 2);
  const total = last - first;
  const percent = (number: number) => ((number - first) / total) * 100;
  const starts: number[] = [];
  for (let at = first; at < last; at = monthOf(dateOf(at), 1)) starts.push(at);
  const every = Math.ceil(starts.length / mostLabels);
  return {
    /** How many days the axis has. */
    days: total,
    today: percent(dayNumber(today) + 0.5),
    months: starts.map((at, index) => {
      const isFirst = index === 0 || new Date(at * day).getUTCMonth() < every;
      const name = isFirst ? monthAndYear : monthName;
      return {
        at: percent(at),
        label: index % every === 0 && percent(at) < lastLabel ? name.format(at * day) : '',
        /** Every other label; a phone has no room for it. */
        isMinor: (index / every) % 2 === 1,
      };
    }),
    bar: ({ start, end }: GanttSpan) => {
      const from = percent(dayNumber(start));
      const until = end === null ? 100 : percent(dayNumber(end) + 1);
      return { from, size: until - from };
    },
  };
}
