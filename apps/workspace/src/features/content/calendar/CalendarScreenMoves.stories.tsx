import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { toInstant } from '../../../shared/time/local-date-time';
import { timeZone } from '../../../shared/time/time-zone';
import { CalendarScreen } from './CalendarScreen';
import {
  openTray,
  Days,
  DaysAtTheirAddress,
  scheduledDay,
  post,
  scheduled,
} from './calendar-in-stories';

/** Items are moved to other days. */
const meta = preview.meta({
  title: 'Screens/CalendarScreen',
  component: CalendarScreen,
  beforeEach: openTray,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    ...guide({
      purpose: 'Shows when each item is published, and moves it.',
      avoid: 'To decide on pending items, use the review desk.',
      keys: [
        { keys: ['Space'], does: 'Lifts an item', story: 'MovedByKeys' },
        { keys: ['ArrowLeft', 'ArrowRight'], does: 'A day', story: 'MovedByKeys' },
        { keys: ['ArrowUp', 'ArrowDown'], does: 'A week', story: 'MovedByKeys' },
        { keys: ['Shift+ArrowDown'], does: '15 minutes', story: 'MovedByKeys' },
        { keys: ['Enter'], does: 'Drops it', story: 'MovedByKeys' },
        { keys: ['Escape'], does: 'Returns it', story: 'MovedByKeys' },
      ],
      dos: ['Announce with each step the new date of the item and the other items of that day.'],
      donts: ['Let an item be dropped where it is refused, or refuse it without a word.'],
      heard: 'MovedByKeys',
      announces: 'only',
    }),
  },
});

/** An item late on March 19; March 20 has more items than fit, all at earlier times. */
async function fullDay({ services, brandId }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('A calendar is one of a brand.');
  const { content } = services.client;
  const plans = [
    ['Last shelf', 19, '23:45'],
    ...Array.from({ length: 9 }, (_, hour) => [`Shelf ${hour}`, 20, `1${hour}:00`] as const),
  ] as const;
  for (const [title, date, time] of plans) {
    const scheduledFor = toInstant(`2026-03-${date}T${time}`, timeZone);
    await content.create({ brandId, draft: { ...post, title }, scheduledFor });
  }
}

const grower = { name: /Grower letter: Selam Bekele, Scheduled/ };

/** Expects an item in a day's cell. */
async function isOn(date: string, name: RegExp) {
  const item = screen.getByRole('link', grower);
  await expect(item).toHaveAccessibleName(name);
  await expect(item).toHaveAttribute('data-of', date);
}

/**
 * Announces the picked-up item, each day with its items, the refusal, the cancel, the new day, and
 * undo.
 */
export const MovedByKeys = meta.story({
  render: scheduled,
  play: async ({ canvas, userEvent }) => {
    const said = async (words: RegExp) =>
      expect((await canvas.findAllByText(words, { selector: '[aria-live] *' })).length).toBe(1);
    (await canvas.findByRole('link', grower)).focus();
    await userEvent.keyboard(' ');
    await said(/picked up from Thursday, March 5, 2026 at 11:45 AM/);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{Enter}{Escape}');
    await said(/^Move canceled\..*: Thursday, March 5/);
    await userEvent.keyboard(' {ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}');
    await said(/moved to Mar 12, 2026, 12:00 PM/);
    await waitFor(() => isOn('2026-03-12', /^12:00 PM/));
    canvas.getByRole('button', { name: /^Undo: / }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => isOn('2026-03-05', /^11:45 AM/));
    await said(/moved to Mar 5, 2026, 11:45 AM/);
  },
});

/** Focus follows an item that was moved, after the dialog and after Undo in the toast. */
export const FocusFollowsAMove = meta.story({
  render: () => (
    <StoryFrame as="editor">
      {() => <Days search={{ view: 'month', date: scheduledDay, channel: 'instagram' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const [approved] = await canvas.findAllByRole('link', { name: /, Approved, .*no date$/ });
    const [title = ''] = (approved?.getAttribute('aria-label') ?? '').split(', Approved');
    const item = () => canvas.getByRole('link', { name: (name) => name.includes(title) });
    approved?.focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const asked = await screen.findByRole('alertdialog', { name: 'Ask for approval again?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Move and ask again' }));
    await waitFor(() => expect(item()).toHaveAccessibleName(/^9:00 AM.*Pending/));
    await expect(item()).toHaveAttribute('data-of', '2026-03-05');
    // Announced once, after both the old and the new range are refetched.
    const counts = () =>
      canvas.getAllByText(/items? in March 2026$/, { selector: '[aria-live] *' });
    await waitFor(() => expect(counts()).toHaveLength(1));
    await waitFor(() => expect(item()).toHaveFocus());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(undo.closest('[role="region"]')?.contains(document.activeElement)).toBe(true),
    );
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item()).toHaveAccessibleName(/, Approved, .*no date$/));
    await waitFor(() => expect(item()).toHaveFocus());
  },
});

/** Focus returns to the item even if its dialog opens late. */
export const FocusComesBackFromItsDialog = meta.story({
  render: scheduled,
  play: async ({ canvas, userEvent }) => {
    const item = await canvas.findByRole('link', grower);
    for (const [key, role] of [
      ['m', 'dialog'],
      ['Delete', 'alertdialog'],
    ] as const) {
      item.focus();
      await fireEvent.keyDown(item, { key });
      canvas.getByRole('button', { name: 'Today' }).focus();
      const asked = await screen.findByRole(role);
      await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await waitFor(() => expect(canvas.getByRole('link', grower)).toHaveFocus());
    }
  },
});

/** Undo of a move that is no longer the last change reports that and moves nothing. */
export const UndoneTooLate = meta.story({
  render: scheduled,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', grower)).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const older = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await expect((await screen.findAllByText(/moved to Mar 7, 2026/))[0]).toBeVisible();
    await userEvent.click(older);
    await expect((await screen.findAllByText(/^Couldn’t undo the move of /))[0]).toBeVisible();
    await expect((await screen.findAllByText(/changed it after this move/))[0]).toBeVisible();
    await waitFor(() => isOn('2026-03-07', /^11:45 AM/));
  },
});

/** Moving an item beyond its month works the same, for each step and the drop. */
export const MovedToAnotherMonth = meta.story({
  render: () => (
    <StoryFrame
      as="manager"
      path={`/content/calendar?view=month&date=${scheduledDay}&status=scheduled`}
    >
      {() => <DaysAtTheirAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const said = async (words: RegExp) =>
      expect((await canvas.findAllByText(words, { selector: '[aria-live] *' })).length).toBe(1);
    const isAt = async (name: RegExp) => {
      await waitFor(() => expect(canvas.getByRole('link', grower)).toHaveAccessibleName(name));
      await waitFor(() => expect(canvas.getByRole('link', grower)).toHaveFocus());
    };
    (await canvas.findByRole('link', grower)).focus();
    await userEvent.keyboard(' {PageDown}');
    await isAt(/April 5, 2026, being moved$/);
    // The number was unknown until the month was loaded.
    await said(/^No other items\.$/);
    await userEvent.keyboard('{Enter}');
    await isAt(/^11:45 AM.*, Scheduled, Email$/);
    await isOn('2026-04-05', /^11:45 AM/);
    await said(/moved to Apr 5, 2026, 11:45 AM/);
    await isAt(/^11:45 AM.*, Scheduled, Email$/);
    await isOn('2026-04-05', /^11:45 AM/);
    await userEvent.keyboard(' {PageUp}{PageUp}{PageUp}');
    await isAt(/January 5, 2026, being moved$/);
    await userEvent.keyboard('{Enter}');
    await said(/^Can’t drop it here: /);
    await userEvent.keyboard('{Escape}');
    await isAt(/^11:45 AM.*, Scheduled, Email$/);
    await isOn('2026-04-05', /^11:45 AM/);
  },
});

/**
 * An item that does not fit into its day is behind "more", which has focus until the item is
 * visible again.
 */
export const MovedBehindMore = meta.story({
  render: () => (
    <StoryFrame as="manager" before={fullDay}>
      {() => <Days search={{ view: 'month', date: scheduledDay, q: 'shelf' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const moved = { name: /^11:45 PM Last shelf, / };
    (await canvas.findByRole('link', moved)).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const more = await canvas.findByRole('button', { name: /more on Friday, March 20, 2026$/ });
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{F6}');
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', moved)).toHaveFocus());
  },
});

/** "More" leads to the items of the day, which come before the form for a new one. */
export const TheItemsOfAFullDay = meta.story({
  render: () => (
    <StoryFrame as="manager" before={fullDay}>
      {() => <Days search={{ view: 'month', date: scheduledDay, q: 'shelf' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /more on Friday, March 20, 2026$/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /March 20, 2026$/ }));
    const first = await dialog.findByRole('link', { name: /^Shelf 0/ });
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(
      title.getBoundingClientRect().top,
    );
  },
});

/** The second move begins before the first is stored, and starts from its result. */
export const MovedTwice = meta.story({
  render: scheduled,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', grower)).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter} {ArrowRight}{Enter}');
    await expect(
      (await canvas.findAllByText(/moved to Mar 7, 2026, 11:45 AM/)).length,
    ).toBeGreaterThan(0);
    await waitFor(async () => isOn('2026-03-07', /^11:45 AM/));
  },
});
