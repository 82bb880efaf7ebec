import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Mail } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { EventCalendar, eventCalendarViews } from './EventCalendar';
import { calendarArgs, entries, entry, Kept, totalsOf } from './calendar-in-stories';
import type { Post } from './calendar-in-stories';
import * as tableStyles from './CalendarTable.css';
import { entryTones } from './entry-tones';

const meta = preview.meta({
  title: 'Data/EventCalendar',
  component: EventCalendar<Post>,
  argTypes: { view: { control: 'inline-radio', options: eventCalendarViews } },
  args: calendarArgs,
  parameters: guide({
    purpose: 'A month or a week of dated items, which people move by mouse, keys or menu.',
    avoid: 'To choose a date use DatePicker.',
    keys: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Previous or next day', story: 'DayByDay' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Previous or next week', story: 'DayByDay' },
      { keys: ['Home', 'End'], does: 'First or last day of the week', story: 'DayByDay' },
      { keys: ['PageUp', 'PageDown'], does: 'A month or a week back or on', story: 'DayByDay' },
      { keys: ['Enter'], does: 'Into the items of a day; opens an item', story: 'IntoADay' },
      { keys: ['Escape'], does: 'Back to the day', story: 'IntoADay' },
      { keys: ['Shift+Enter'], does: 'Adds to a day', story: 'AddedToADay' },
      { keys: ['Space'], does: 'Lifts an item, drops it', story: 'MovedByKeys' },
      { keys: ['Shift+ArrowDown'], does: 'A lifted item 15 minutes on', story: 'MovedByKeys' },
      { keys: ['Tab'], does: 'Moves to the tray, or out', story: 'OutOfTheTray' },
      { keys: ['Letters'], does: 'On an item: what the caller makes of them', story: 'Shortcuts' },
      { keys: ['?'], does: 'The list of all keys', story: 'Shortcuts' },
    ],
    dos: [
      'Show a moved item at once, and offer undo.',
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
    // Entries at the same time have their own places: none covers the text of another.
    const chips = [...document.querySelectorAll('a[data-of="2025-06-03"]')];
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

export const AddedToADay = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByText('Add to 2025-06-03 at its gridcell')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByText('Add to 2025-06-04 at its gridcell')).toBeVisible();
    const plus = document.querySelector('[data-date="2025-06-03"] > span');
    if (plus) await userEvent.click(plus);
    await expect(canvas.getByText('Add to 2025-06-03 at its gridcell')).toBeVisible();
    // Focus returns to the day when the popover closes.
    await expect(canvas.getByRole('button', { name: /^Tuesday, June 3,/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Tuesday, June 3,/ }));
    await expect(canvas.getByText('All of 2025-06-03')).toBeVisible();
  },
});

export const MovedByKeys = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    const chip = () => canvas.getByRole('link', { name: /Summer launch/ });
    const isAt = (name: string, day?: string) =>
      waitFor(async () => {
        await expect(chip()).toHaveFocus();
        await expect(chip()).toHaveAccessibleName(name);
        // When the entry is not being moved, its cell names the day.
        if (day !== undefined) await expect(chip()).toHaveAttribute('data-of', day);
      });
    await userEvent.tab();
    await userEvent.keyboard('{Enter} {ArrowRight}');
    await isAt('9:00 AM Summer launch, Scheduled, LinkedIn, Wednesday, June 4, 2025, being moved');
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await isAt('9:15 AM Summer launch, Scheduled, LinkedIn, Wednesday, June 11, 2025, being moved');
    await userEvent.keyboard('{PageDown}');
    await isAt('9:15 AM Summer launch, Scheduled, LinkedIn, Friday, July 11, 2025, being moved');
    await userEvent.keyboard('{Escape}');
    await isAt('9:00 AM Summer launch, Scheduled, LinkedIn', '2025-06-03');
    await userEvent.keyboard(' {ArrowRight} ');
    await isAt('9:00 AM Summer launch, Scheduled, LinkedIn', '2025-06-04');
    await expect(canvas.getByText('Summer launch moved to 2025-06-04T13:00:00.000Z')).toBeVisible();
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
    // While an item is being moved, only the arrow keys move it.
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
    await expect(chip()).toHaveAccessibleName('9:00 AM Meet the baristas, Draft, Instagram');
    await expect(canvas.getByText(/moved to 2025-06-05T13:00/)).toBeVisible();
  },
});

const many = Array.from({ length: 9 }, (_, index) =>
  entry(`many${index}`, `Tasting number ${index + 1}`, `11T1${index}:00`, 'approved', 'Email'),
);

/** Weeks are equally high and fill the window; a full day shows as many as fit, and never cuts one. */
export const FullDays = meta.story({
  args: { entries: [...entries, ...many], totals: totalsOf([...entries, ...many]) },
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: /^\d+ more on Wednesday, June 11/ });
    const cell = more.closest('[role="gridcell"]');
    const bottom = cell?.getBoundingClientRect().bottom;
    await waitFor(() =>
      expect(more.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom ?? 0),
    );
    const weeks = canvas.getAllByRole('row').slice(1);
    const heights = weeks.map((week) => Math.round(week.getBoundingClientRect().height));
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    await expect(canvasElement.scrollHeight).toBeLessThanOrEqual(Math.max(window.innerHeight, 560));
  },
});

/** Of a phone: marks in the days, and the entries of one day below. */
export const OnAPhone = meta.story({
  render: (props) => (
    <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>
      <Kept {...props} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Tuesday, June 3, 2025' });
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('9:00 AM Summer launch');
    await userEvent.click(canvas.getByRole('button', { name: /^Tuesday, June 10/ }));
    await canvas.findByRole('heading', { name: 'Tuesday, June 10, 2025' });
    await expect(canvas.getByRole('link', { name: /^10:00 AM Cold brew/ })).toBeVisible();
    await userEvent.keyboard('{Enter} {ArrowRight}');
    await canvas.findByRole('heading', { name: 'Wednesday, June 11, 2025' });
    await waitFor(() => expect(canvas.getByRole('link', { name: /being moved$/ })).toHaveFocus());
    const marks = (day: string) =>
      canvasElement
        .querySelector(`[data-date="${day}"]`)
        ?.getElementsByClassName(tableStyles.smallMark);
    await expect(marks('2025-06-10')).toHaveLength(1);
    await expect(marks('2025-06-11')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Open day' }));
    await expect(canvas.getByText('All of 2025-06-10')).toBeVisible();
  },
});

/** In text at 200 % a month shows the same titles as at 100 %, on more lines. */
export const EnlargedText = meta.story({
  globals: { viewport: { value: 'desktop' }, textSize: '200' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(entries.length));
    for (const chip of canvas.getAllByRole('link')) {
      const [words] = chip.children;
      await expect(words?.clientHeight).toBeGreaterThan(0);
      await expect(words?.scrollHeight).toBeLessThanOrEqual((words?.clientHeight ?? 0) + 1);
    }
  },
});

/** An entry that is open beside the calendar is marked. */
export const OpenEntry = meta.story({
  args: { openId: 'brew' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(/Cold brew/);
  },
});

/** Focus that rests on an entry shows its card; Escape takes the card away and nothing else. */
export const CardOfAnEntry = meta.story({
  args: {
    entries: entries.map((each) => ({ ...each, excerpt: 'First words of the text.' })),
    factsOf: () => ['Summer campaign'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const launch = canvas.getByRole('link', { name: /Summer launch/ });
    const card = await screen.findByRole('tooltip');
    await expect(card).toHaveTextContent(
      /Summer launch.*Scheduled, LinkedIn.*June 3, 2025 at 9:00 AM.*Summer campaign/,
    );
    await expect(launch).toHaveAccessibleDescription('First words of the text.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(launch).toHaveFocus();
    await userEvent.hover(canvas.getByRole('link', { name: /Behind the roastery/ }));
    const other = await screen.findByRole('tooltip');
    // It stays under the pointer.
    await userEvent.hover(other);
    await expect(other).toHaveTextContent('Behind the roastery');
  },
});

const drawn = new Set<string>();

/** An entry whose card opens renders alone, not with its whole month. */
export const CardOfOneEntry = meta.story({
  args: {
    entries: entries.map((each) => ({
      ...each,
      excerpt: 'First words of the text.',
      get href() {
        drawn.add(each.id);
        return each.href;
      },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(drawn).toContain('brew');
    drawn.clear();
    await userEvent.hover(canvas.getByRole('link', { name: /Summer launch/ }));
    await screen.findByRole('tooltip');
    await expect([...drawn]).toEqual(['launch']);
  },
});

/** Colored by channel: the mark is the channel's, so that color is never alone. */
export const ByChannel = meta.story({
  args: {
    entries: entries.map((each, position) => ({
      ...each,
      icon: Mail,
      isMarkedByIcon: true,
      tone: entryTones[position % entryTones.length],
    })),
  },
});
