import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CalendarScreen } from './CalendarScreen';
import { openTray, Days, day, drafts, scheduled } from './calendar-in-stories';

/** The list of shortcuts names those that the person can use. */
const meta = preview.meta({
  title: 'Screens/CalendarScreen',
  component: CalendarScreen,
  beforeEach: openTray,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Opens the list of shortcuts and returns their actions. */
async function keysDo(): Promise<readonly string[]> {
  (await screen.findByRole('button', { name: 'More actions' })).click();
  (await screen.findByRole('menuitem', { name: 'Keyboard shortcuts, ?' })).click();
  const list = await screen.findByRole('dialog', { name: 'Calendar shortcuts' });
  return within(list)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
}

const steps = /^(?:Submit|Approve|Reject|Schedule|Unschedule|Publish)/;

const changes = /^(?:Go to unscheduled|Pick up|Drop|Move|Remove date|Duplicate|Delete)/;

/** Viewers cannot move or decide anything, and the list has no such shortcuts. */
export const MonthOfAViewer = meta.story({
  render: () => (
    <StoryFrame as="viewer">{() => <Days search={{ view: 'month', date: day }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Content in December 2025' });
    await expect(canvas.queryByRole('region', { name: 'Unscheduled' })).toBeNull();
    const does = await keysDo();
    await expect(does).toContain('Show actions');
    await expect(does.filter((each) => steps.test(each) || changes.test(each))).toEqual([]);
    await expect(does).toContain('Go to the day’s items');
    await expect(does.filter((each) => /\badd\b/i.test(each))).toEqual([]);
  },
});

/**
 * A manager can use every shortcut; other people's lists omit shortcuts that none of their items
 * allow.
 */
export const KeysForAManager = meta.story({
  render: scheduled,
  play: async () => {
    const does = await keysDo();
    await expect(does.filter((each) => steps.test(each))).toEqual([
      'Submit for Review',
      'Approve',
      'Reject…',
      'Schedule…',
      'Unschedule',
      'Publish Now…',
    ]);
    await expect(does.filter((each) => changes.test(each))).toHaveLength(7);
  },
});

/**
 * `?` lists the shortcuts that the person can use; with single-character shortcuts off, the button
 * still lists them.
 */
export const KeysListed = meta.story({
  render: drafts,
  play: async ({ canvas, userEvent }) => {
    const [draft] = await canvas.findAllByRole('link', { name: /, Draft,/ });
    draft?.focus();
    await userEvent.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Calendar shortcuts' });
    const does = within(list)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(does.filter((each) => steps.test(each))).toEqual(['Submit for Review']);
    await expect(does.filter((each) => changes.test(each))).toEqual([
      'Go to unscheduled items',
      'Pick up',
      'Move to…',
      'Remove date',
      'Duplicate as draft',
      'Drop',
    ]);
    within(list)
      .getByRole('switch', { name: /^Single-key shortcuts/ })
      .focus();
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(draft).toHaveFocus());
    await userEvent.keyboard('m?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' })).focus();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('switch', { name: /^Single-key shortcuts/ });
    await expect(again).not.toBeChecked();
    again.focus();
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
