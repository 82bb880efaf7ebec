import {
  endOfMonth,
  endOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import { dayIn, dayOf, momentOf } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import type { Lifted } from './lift';

/** How an entry is drawn: one line, two lines with its time, or a card of the week. */
export type ChipLook = 'line' | 'lines' | 'card';

/** An entry where it is shown, which differs from its own place during a move. */
export interface DrawnChip<Item = unknown> {
  readonly entry: CalendarEntry<Item>;
  readonly at: string;
  /** Of `at`, as `2025-06-10`. */
  readonly day: string;
  readonly isLifted: boolean;
  /** Where a lifted entry comes from: a picture of it. */
  readonly isOrigin: boolean;
  readonly look: ChipLook;
}

/** One cell of the grid. */
export interface DrawnDay<Item = unknown> {
  readonly day: string;
  /** Outside of the shown month. */
  readonly isOther: boolean;
  /** Of its entries; undefined while unknown. */
  readonly total: number | undefined;
  readonly chips: readonly DrawnChip<Item>[];
  /** The number of entries without room. */
  readonly more: number;
}

/** How many entries a day has room for, on one line each and on two. */
export interface DayRoom {
  readonly lines: number;
  readonly pairs: number;
}

interface Shown<Item> {
  readonly view: 'month' | 'week';
  readonly day: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly entries: readonly CalendarEntry<Item>[];
  readonly totals: ReadonlyMap<string, number>;
  readonly lifted: Lifted<Item> | null;
  readonly room: DayRoom;
}

/** The weeks of the month, or the one week, that hold a day. */
export function weeksOf(view: 'month' | 'week', day: string, locale: string): readonly string[][] {
  const date = parseDate(day);
  const isMonth = view === 'month';
  const first = startOfWeek(isMonth ? startOfMonth(date) : date, locale);
  const last = endOfWeek(isMonth ? endOfMonth(date) : date, locale);
  const weeks: string[][] = [];
  for (let start = first; start.compare(last) <= 0; start = start.add({ weeks: 1 })) {
    weeks.push(Array.from({ length: 7 }, (_, days) => start.add({ days }).toString()));
  }
  return weeks;
}

type Placed<Item> = Omit<DrawnChip<Item>, 'look'>;

/** The entries that each day of the grid shows, by time and then by title, as far as there is room. */
export function drawnDays<Item>(shown: Shown<Item>): readonly (readonly DrawnDay<Item>[])[] {
  const { view, entries, lifted, timeZone, totals } = shown;
  const placed = new Map<string, Placed<Item>[]>();
  const known = new Map<string, number>();
  const place = (chip: Placed<Item>) => {
    const others = placed.get(chip.day);
    if (others) others.push(chip);
    else placed.set(chip.day, [chip]);
  };
  for (const entry of entries) {
    const { at } = entry;
    if (at === null) continue;
    const day = dayOf(at, timeZone);
    known.set(day, (known.get(day) ?? 0) + 1);
    const isOrigin = entry.id === lifted?.entry.id;
    if (isOrigin && day === dayIn(lifted.wall)) continue;
    place({ entry, at, day, isLifted: false, isOrigin });
  }
  if (lifted) {
    const { entry, wall } = lifted;
    const at = momentOf(entry, wall, timeZone);
    place({ entry, at, day: dayIn(wall), isLifted: true, isOrigin: false });
  }
  return weeksOf(view, shown.day, shown.locale).map((week) =>
    week.map((day) => {
      const total = totals.get(day);
      const unknown = Math.max(0, (total ?? 0) - (known.get(day) ?? 0));
      return {
        day,
        total,
        isOther: view === 'month' && day.slice(0, 7) !== shown.day.slice(0, 7),
        ...fitted((placed.get(day) ?? []).toSorted(inOrder), unknown, shown),
      };
    }),
  );
}

const inOrder = (one: Placed<unknown>, two: Placed<unknown>) =>
  Date.parse(one.at) - Date.parse(two.at) || one.entry.title.localeCompare(two.entry.title);

function fitted<Item>(
  placed: readonly Placed<Item>[],
  unknown: number,
  { view, room }: Pick<Shown<Item>, 'view' | 'room'>,
): Pick<DrawnDay<Item>, 'chips' | 'more'> {
  const all = placed.length + unknown;
  const isRoomy = all <= 2 && all <= room.pairs;
  const look = view === 'week' ? 'card' : isRoomy || room.lines === Infinity ? 'lines' : 'line';
  const most = isRoomy || (unknown === 0 && all <= room.lines) ? all : Math.max(0, room.lines - 1);
  // The lifted entry is always in sight, and where it comes from, too.
  const resting = placed.filter(({ isLifted, isOrigin }) => !isLifted && !isOrigin);
  const kept = new Set(resting.slice(0, Math.max(0, most - (placed.length - resting.length))));
  const chips = placed
    .filter((each) => each.isLifted || each.isOrigin || kept.has(each))
    .map((each) => ({ ...each, look }) as const);
  return { chips, more: all - chips.length };
}
