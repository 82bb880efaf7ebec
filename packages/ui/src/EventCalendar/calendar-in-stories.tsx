import { useState } from 'react';
import { Text } from '../Text/Text';
import { EventCalendar } from './EventCalendar';
import type { EventCalendarProps } from './EventCalendar';
import { dayOf } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';

export interface Post {
  readonly id: string;
  readonly title: string;
}

const timeZone = 'America/New_York';
export const entry = (
  id: string,
  title: string,
  at: string | null,
  status: CalendarEntry['status'],
  channel: string,
): CalendarEntry<Post> => ({
  id,
  item: { id, title },
  title,
  at: at === null ? null : `2025-06-${at}:00.000Z`,
  status,
  href: `#${id}`,
  detail: `${status[0]?.toUpperCase()}${status.slice(1)}, ${channel}`,
});
export const entries: readonly CalendarEntry<Post>[] = [
  entry('launch', 'Summer launch', '03T13:00', 'scheduled', 'LinkedIn'),
  entry('roastery', 'Behind the roastery', '03T15:30', 'draft', 'Instagram'),
  {
    ...entry('opening', 'Opening day', '05T14:00', 'published', 'Facebook'),
    fixed: 'Already published.',
  },
  entry('brew', 'Cold brew, three ways', '10T14:00', 'pending', 'Blog'),
  entry('letter', 'A letter to our regulars', '10T18:15', 'approved', 'Email'),
  entry('sale', 'Flash sale', '12T20:00', 'rejected', 'X'),
];
const undated = [entry('baristas', 'Meet the baristas', null, 'draft', 'Instagram')];
/** More on June 10 than there is room for. */
const leftOut = 5;

export function totalsOf(shown: readonly CalendarEntry[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (let day = 0; day < 70; day += 1) {
    totals.set(new Date(Date.UTC(2025, 5, 1 + day)).toISOString().slice(0, 10), 0);
  }
  totals.set('2025-06-10', leftOut);
  for (const { at } of shown) {
    if (at === null) continue;
    const day = dayOf(at, timeZone);
    totals.set(day, (totals.get(day) ?? 0) + 1);
  }
  return totals;
}

/** Keeps its state as a screen does; the last announcement is shown below. */
export function Kept(props: EventCalendarProps<Post>) {
  const [moved, setMoved] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [day, setDay] = useState(props.day);
  const [last, setLast] = useState('');
  const all = [...props.entries, ...undated].map((each) => ({
    ...each,
    at: moved.has(each.id) ? (moved.get(each.id) ?? null) : each.at,
  }));
  const dated = all.filter(({ at }) => at !== null);
  const waiting = all.filter(({ at }) => at === null);
  return (
    <>
      <EventCalendar
        {...props}
        day={day}
        onDayChange={setDay}
        entries={dated}
        totals={totalsOf(dated)}
        tray={{
          title: 'Unscheduled',
          groups: waiting.length === 0 ? [] : [{ title: 'Draft', entries: waiting }],
          empty: 'No unscheduled items.',
        }}
        refuses={(_, at) => (at !== null && at < '2025-06-01' ? 'That is in the past.' : undefined)}
        onMove={({ id, title }, at) => {
          setMoved(new Map([...moved, [id, at]]));
          setLast(`${title} moved to ${at ?? 'no date'}`);
        }}
        onShowDay={(shown) => setLast(`All of ${shown}`)}
        onAdd={(shown, at) =>
          setLast(`Add to ${shown} at its ${at.getAttribute('role') ?? 'number'}`)
        }
        onOpen={({ title }) => setLast(`${title} opened`)}
        onRefuse={({ title }, why) => setLast(`Couldn’t move ${title}: ${why}`)}
        onMenu={({ title }) => setLast(`Menu of ${title}`)}
        onShortcut={({ title }, key) => {
          setLast(`${key} on ${title}`);
          return true;
        }}
        onKeyList={() => setLast('All keys')}
      />
      <Text>{last}</Text>
    </>
  );
}

/** A month with a few entries. */
export const calendarArgs = {
  label: 'Content in June 2025',
  view: 'month' as const,
  day: '2025-06-03',
  today: '2025-06-04',
  timeZone,
  entries,
  totals: totalsOf(entries),
  onDayChange: () => undefined,
  onShowDay: () => undefined,
  onOpen: () => undefined,
  onMove: () => undefined,
  refuses: () => undefined,
  onRefuse: () => undefined,
  onMenu: () => undefined,
};
