import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../Text/Text';
import { EventCalendar, eventCalendarViews } from './EventCalendar';
import type { EventCalendarProps } from './EventCalendar';
import { dayOf } from './calendar-entry';
import type { CalendarEntry } from './calendar-entry';

interface Post {
  readonly id: string;
  readonly title: string;
}

const timeZone = 'America/New_York';
const entry = (
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
const entries: readonly CalendarEntry<Post>[] = [
  entry('launch', 'Summer launch', '03T13:00', 'scheduled', 'LinkedIn'),
  entry('roastery', 'Behind the roastery', '03T15:30', 'draft', 'Instagram'),
  { ...entry('opening', 'Opening day', '05T14:00', 'published', 'Facebook'), fixed: 'It is out.' },
  entry('brew', 'Cold brew, three ways', '10T14:00', 'pending', 'Blog'),
  entry('letter', 'A letter to our regulars', '10T18:15', 'approved', 'Email'),
  entry('sale', 'Flash sale', '12T20:00', 'rejected', 'X'),
];
const undated = [entry('baristas', 'Meet the baristas', null, 'draft', 'Instagram')];
/** More on June 10 than there is room for. */
const leftOut = 5;

function totalsOf(shown: readonly CalendarEntry[]): ReadonlyMap<string, number> {
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

/** As a screen keeps it; what was said last stands below. */
function Kept(props: EventCalendarProps<Post>) {
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const [day, setDay] = useState(props.day);
  const [last, setLast] = useState('');
  const all = [...props.entries, ...undated].map((each) => ({
    ...each,
    at: moved.get(each.id) ?? each.at,
  }));
  const dated = all.filter(({ at }) => at !== null);
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
          help: 'Drag an item to a day, or press Space on it.',
          entries: all.filter(({ at }) => at === null),
        }}
        refuses={(_, at) => (at < '2025-06-01' ? 'That is in the past.' : undefined)}
        onMove={({ id, title }, at) => {
          setMoved(new Map([...moved, [id, at]]));
          setLast(`${title} moved to ${at}`);
        }}
        onShowDay={(shown) => setLast(`All of ${shown}`)}
        onOpen={({ title }) => setLast(`${title} opened`)}
        onRefuse={({ title }, why) => setLast(`${title} stays: ${why}`)}
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

const meta = preview.meta({
  title: 'Data/EventCalendar',
  component: EventCalendar<Post>,
  argTypes: { view: { control: 'inline-radio', options: eventCalendarViews } },
  args: {
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
  },
  parameters: guide({
    purpose: 'A month or a week of what has a date, which is moved by mouse, by keys or by a menu.',
    avoid: 'To choose a date use DatePicker. On phones show a list.',
    keys: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'The day before or after', story: 'DayByDay' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'A week back or on', story: 'DayByDay' },
      { keys: ['Home', 'End'], does: 'The first or last day of the week', story: 'DayByDay' },
      { keys: ['PageUp', 'PageDown'], does: 'A month or a week back or on', story: 'DayByDay' },
      { keys: ['Enter'], does: 'Into the items of a day; opens an item', story: 'IntoADay' },
      { keys: ['Escape'], does: 'Back to the day', story: 'IntoADay' },
      { keys: ['Space'], does: 'Lifts an item, drops it', story: 'MovedByKeys' },
      { keys: ['Shift+ArrowDown'], does: 'A lifted item 15 minutes on', story: 'MovedByKeys' },
      { keys: ['Tab'], does: 'To the tray, or out', story: 'OutOfTheTray' },
      { keys: ['Letters'], does: 'On an item: what the caller makes of them', story: 'Shortcuts' },
      { keys: ['?'], does: 'The list of all keys', story: 'Shortcuts' },
    ],
    dos: [
      'Show what was moved at once, and offer undo.',
      'Offer "Move to…" with a date field in the menu of an item.',
    ],
    donts: ['Load more than is shown: give totals, and the rest when a day is opened.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Week = meta.story({
  args: {
    view: 'week' as const,
    entries: [
      ...entries,
      ...Array.from({ length: 12 }, (_, index) =>
        entry(`tasting${index}`, 'Tasting at noon', '03T15:30', 'approved', 'Email'),
      ),
    ],
    totals: new Map([['2025-06-03', 16]]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Tuesday, June 3, 2025, 16 items' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^11:30 AM Behind/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(
      canvas.getByRole('button', { name: '2 more on Tuesday, June 3, 2025' }),
    ).toHaveFocus();
    // At the same time too each has its own place: nothing lies over the words of another.
    const chips = canvas.getAllByRole('link', { name: /June 3/ });
    const places = chips.map((chip) => chip.getBoundingClientRect());
    await expect(places).toHaveLength(14);
    for (const [index, { bottom }] of places.slice(0, -1).entries()) {
      await expect(places[index + 1]?.top).toBeGreaterThanOrEqual(bottom);
    }
    // Nor is a row cut where the least height of a week ends, as full as its days may be.
    const row = chips[0]?.closest('[role="row"]');
    await expect(row?.scrollHeight).toBe(row?.clientHeight);
  },
});

export const DayByDay = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(day(/^Tuesday, June 3, 2025, 2 items/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(/^Wednesday, June 4, 2025, today, nothing/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(day(/^Tuesday, June 10/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(day(/^Saturday, June 14/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(day(/^Sunday, June 1,/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/^Tuesday, July 1,/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(day(/^Sunday, June 1,/)).toHaveFocus());
  },
});

export const IntoADay = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('link', { name: /^10:00 AM Cold brew/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const more = canvas.getByRole('button', { name: '5 more on Tuesday, June 10, 2025' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('All of 2025-06-10')).toBeVisible();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByText('Cold brew, three ways opened')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Tuesday, June 10/ })).toHaveFocus();
  },
});

export const MovedByKeys = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    const chip = () => canvas.getByRole('link', { name: /Summer launch/ });
    const isAt = (name: string) =>
      waitFor(async () => {
        await expect(chip()).toHaveFocus();
        await expect(chip()).toHaveAccessibleName(name);
      });
    await userEvent.tab();
    await userEvent.keyboard('{Enter} {ArrowRight}');
    await isAt('9:00 AM Summer launch, Scheduled, LinkedIn, Wednesday, June 4, 2025, being moved');
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await isAt('9:15 AM Summer launch, Scheduled, LinkedIn, Wednesday, June 11, 2025, being moved');
    await userEvent.keyboard('{PageDown}');
    await isAt('9:15 AM Summer launch, Scheduled, LinkedIn, Friday, July 11, 2025, being moved');
    await userEvent.keyboard('{Escape}');
    await isAt('9:00 AM Summer launch, Scheduled, LinkedIn, Tuesday, June 3, 2025');
    await userEvent.keyboard(' {ArrowRight} ');
    await isAt('9:00 AM Summer launch, Scheduled, LinkedIn, Wednesday, June 4, 2025');
    await expect(canvas.getByText('Summer launch moved to 2025-06-04T13:00:00.000Z')).toBeVisible();
  },
});

/** Keys that come faster than it is drawn find it all the same, and nobody is told of a day that has more. */
export const KeysWhileItIsDrawn = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(
        canvas.getByRole('link', { name: /Summer launch.*June 4.*being moved/ }),
      ).toHaveFocus(),
    );
    await expect(canvas.queryByRole('button', { name: /more on Tuesday, June 3/ })).toBeNull();
  },
});

export const RefusedWhereItMayNotGo = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} {ArrowUp}{Enter}');
    // It is still in the hand.
    await waitFor(() =>
      expect(
        canvas.getByRole('link', { name: /Summer launch.*May 27.*being moved/ }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}{Escape}{ArrowRight}{ArrowRight}{Enter} ');
    await expect(canvas.getByText('Opening day stays: It is out.')).toBeVisible();
  },
});

export const Shortcuts = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('m');
    await expect(canvas.queryByText(/^M on/)).toBeNull();
    await userEvent.keyboard('?');
    await expect(canvas.getByText('All keys')).toBeVisible();
    await userEvent.keyboard('{Enter}m');
    await expect(canvas.getByText('M on Summer launch')).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByText('Delete on Summer launch')).toBeVisible();
    // In the hand an item only goes where the arrows take it.
    await userEvent.keyboard(' x?');
    await expect(canvas.getByText('Delete on Summer launch')).toBeVisible();
  },
});

export const OutOfTheTray = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    const chip = () => canvas.getByRole('link', { name: /Meet the baristas/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(chip()).toHaveFocus();
    await expect(chip()).toHaveAccessibleName('Meet the baristas, Draft, Instagram, no date');
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await waitFor(() => expect(chip()).toHaveFocus());
    await expect(chip()).toHaveAccessibleName(
      '9:00 AM Meet the baristas, Draft, Instagram, Thursday, June 5, 2025',
    );
    await expect(canvas.getByText(/moved to 2025-06-05T13:00/)).toBeVisible();
  },
});

/** Clocks go forward on March 9: nine o'clock stays nine o'clock. */
export const OverAChangeOfClocks = meta.story({
  args: {
    day: '2025-03-08',
    entries: [
      { ...entry('launch', 'Summer launch', '', 'draft', 'X'), at: '2025-03-08T14:00:00.000Z' },
    ],
  },
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} {ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^9:00 AM.*March 9/ })).toHaveFocus(),
    );
  },
});
