import type { EventInput } from '@fullcalendar/react';
import type { CalendarDateTime } from '@internationalized/date';
import { dayOf, momentOf, wallOf } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';
import type { Lifted } from './lift';

/** FullCalendar's names of the views. */
export const calendarViews = { month: 'dayGridMonth', week: 'dayGridWeek' } as const;

/** The entry behind a drawn event. */
export type DrawnEvent =
  | {
      readonly kind: 'entry';
      readonly entry: CalendarEntry;
      readonly at: string;
      readonly isLifted: boolean;
    }
  | { readonly kind: 'more'; readonly day: string; readonly count: number };

interface Shown {
  readonly entries: readonly CalendarEntry[];
  readonly totals: ReadonlyMap<string, number>;
  readonly lifted: Lifted | null;
  readonly timeZone: string;
}

/**
 * FullCalendar gets the wall's clock as if it were UTC, so that it never converts between zones: what a person
 * set is what is drawn, and each change of the clocks is ours to handle.
 */
export function eventsOf({ entries, totals, lifted, timeZone }: Shown): EventInput[] {
  const resting = entries.filter(({ id }) => id !== lifted?.entry.id);
  const events = resting.flatMap((entry): EventInput[] => {
    if (entry.at === null) return [];
    const drawn: DrawnEvent = { kind: 'entry', entry, at: entry.at, isLifted: false };
    return [eventOf(entry, wallOf(entry.at, timeZone), drawn)];
  });
  if (lifted) {
    const { entry, wall } = lifted;
    const drawn: DrawnEvent = {
      kind: 'entry',
      entry,
      at: momentOf(entry, wall, timeZone),
      isLifted: true,
    };
    events.push(eventOf(entry, wall, drawn));
  }
  // Of the day that it was lifted from it is not one of those left out.
  return [...events, ...moreOf(entries, totals, timeZone)];
}

/** An hour later, or the end of the day, because an event across midnight is drawn in both days. */
function endOf(wall: CalendarDateTime): CalendarDateTime {
  const later = wall.add({ hours: 1 });
  return later.day === wall.day ? later : wall.set({ hour: 23, minute: 59, second: 59 });
}

function eventOf(entry: CalendarEntry, wall: CalendarDateTime, drawn: DrawnEvent): EventInput {
  return {
    id: entry.id,
    title: entry.title,
    start: `${wall.toString()}Z`,
    end: `${endOf(wall).toString()}Z`,
    editable: entry.fixed === undefined,
    extendedProps: { drawn },
  };
}

function moreOf(
  entries: readonly CalendarEntry[],
  totals: ReadonlyMap<string, number>,
  timeZone: string,
): EventInput[] {
  const shown = new Map<string, number>();
  for (const { at } of entries) {
    if (at === null) continue;
    const day = dayOf(at, timeZone);
    shown.set(day, (shown.get(day) ?? 0) + 1);
  }
  return [...totals].flatMap(([day, total]) => {
    const count = total - (shown.get(day) ?? 0);
    if (count <= 0) return [];
    const drawn: DrawnEvent = { kind: 'more', day, count };
    return [
      {
        id: `more ${day}`,
        title: '',
        start: `${day}T23:59:58Z`,
        end: `${day}T23:59:59Z`,
        editable: false,
        extendedProps: { drawn },
      },
    ];
  });
}

/** The day of one of FullCalendar's dates. */
export function dayOfMarker(marker: Date): string {
  return marker.toISOString().slice(0, 10);
}

/** The wall-clock time of one of its dates, as `2025-06-10T09:00:00`. */
export function wallOfMarker(marker: Date): string {
  return marker.toISOString().slice(0, 19);
}
