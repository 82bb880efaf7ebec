import type { ContentId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { draftStore } from '../../../shared/form/draft-store';
import type { SimulationSettings } from '../../../shared/simulation/simulation';
import { expectReasonsInMenu } from '../../../shared/testing/reasons-in-menu';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { toInstant } from '../../../shared/time/local-date-time';
import { timeZone } from '../../../shared/time/time-zone';
import { CalendarScreen } from './CalendarScreen';
import { openTray, Days, day, scheduledDay, drafts, post, scheduled } from './calendar-in-stories';

/** Items are published and rejected where they are, by keys that a list of shortcuts names. */
const meta = preview.meta({
  title: 'Screens/CalendarScreen',
  component: CalendarScreen,
  beforeEach: openTray,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** A letter on an item triggers its menu action, or shows why it is unavailable. */
export const ByKeys = meta.story({
  render: drafts,
  play: async ({ canvas, userEvent }) => {
    const [draft] = await canvas.findAllByRole('link', { name: /, Draft,/ });
    draft?.focus();
    await userEvent.keyboard('a');
    await expect((await screen.findAllByText(/^“Approve” is not possible: “/))[0]).toBeVisible();
    await userEvent.keyboard('s');
    await expect((await screen.findAllByText(/^Submitted “.*” for review$/))[0]).toBeVisible();
  },
});

/** Returns the focused item or day of the calendar. */
const focusedPart = () => document.querySelector('[data-entry]:focus, [data-day]:focus');

/**
 * Publishing asks for confirmation, by shortcut and by menu; closing the dialog restores focus to
 * the item.
 */
export const PublishedByKey = meta.story({
  render: () => (
    <StoryFrame as="manager">
      {() => <Days search={{ view: 'month', date: scheduledDay, status: 'approved' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const [approved] = await canvas.findAllByRole('link', { name: /, Approved,/ });
    const [title = ''] = (approved?.getAttribute('aria-label') ?? '')
      .replace(/^\d+:\d+ [AP]M /u, '')
      .split(', Approved');
    const question = { name: `Publish “${title}” now?` };
    approved?.focus();
    await userEvent.keyboard('p');
    const asked = await screen.findByRole('alertdialog', question);
    await expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(approved).toHaveFocus());
    if (approved) await userEvent.pointer({ keys: '[MouseRight]', target: approved });
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Publish Now/ }));
    const again = await screen.findByRole('alertdialog', question);
    await userEvent.click(within(again).getByRole('button', { name: 'Publish Now' }));
    await expect((await screen.findAllByText(`Published “${title}”`))[0]).toBeVisible();
    // The filter removes the published item; focus stays in the calendar.
    await waitFor(() => expect(approved).not.toBeInTheDocument());
    await waitFor(() => expect(focusedPart()).toHaveAttribute('tabindex', '0'));
  },
});

/** The world of the running story, for access to its stored data. */
let present: StoryWorld | undefined;

const pending = (simulation: Partial<SimulationSettings> = {}) => (
  <StoryFrame
    as="manager"
    simulation={simulation}
    before={async (world) => {
      present = world;
    }}
  >
    {() => <Days search={{ view: 'month', date: scheduledDay, status: 'pending' }} />}
  </StoryFrame>
);

async function firstPending() {
  const [chip] = await screen.findAllByRole('link', { name: /, Pending,/ });
  if (!chip) throw new Error('Nothing waits for a decision.');
  const [title = ''] = (chip.getAttribute('aria-label') ?? '')
    .replace(/^\d+:\d+ [AP]M /u, '')
    .split(', Pending');
  return { chip, title, question: { name: `Reject “${title}”` } };
}

/** Each refused step leads from the menu to its rules, and the item to its place in the workflow. */
export const RefusedInItsMenu = meta.story({
  render: () => (
    <StoryFrame as="editor">
      {() => <Days search={{ view: 'month', date: scheduledDay, status: 'pending' }} />}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const { chip } = await firstPending();
    await userEvent.pointer({ keys: '[MouseRight]', target: chip });
    await expectReasonsInMenu(['Approve', 'Reject']);
  },
});

/** Completes the browser's delayed read of saved text. */
let readNow = () => {};

/**
 * Rejecting opens a dialog, by shortcut and by menu, and its note goes into the history. An unsent
 * note is restored, even if the browser reads it slowly.
 */
export const RejectedByKey = meta.story({
  render: () => pending(),
  beforeEach: () => {
    const { read } = draftStore;
    const slow = new Promise<void>((resolve) => {
      readNow = resolve;
    });
    spyOn(draftStore, 'read').mockImplementationOnce(async (key) => slow.then(() => read(key)));
    // Releases the read, so that no other story waits if this one fails.
    return () => readNow();
  },
  play: async ({ userEvent }) => {
    const { chip, title, question } = await firstPending();
    chip.focus();
    await userEvent.keyboard('r');
    const asked = await screen.findByRole('dialog', question);
    const note = within(asked).getByRole('textbox', { name: /^Note to the author/ });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard('Not this. {Escape}');
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.pointer({ keys: '[MouseRight]', target: chip });
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Reject/ }));
    const again = await screen.findByRole('dialog', question);
    readNow();
    const kept = within(again).getByRole('textbox');
    await waitFor(() => expect(kept).toHaveFocus());
    await waitFor(() => expect(kept).toHaveValue('Not this. '));
    await userEvent.keyboard('Say which orchard.');
    await userEvent.click(within(again).getByRole('button', { name: 'Reject' }));
    await expect((await screen.findAllByText(`Rejected “${title}”`))[0]).toBeVisible();
    // The filter removes the rejected item; focus stays in the calendar.
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    await waitFor(() => expect(focusedPart()).toHaveAttribute('tabindex', '0'));
    const id = chip.dataset['entry'] as ContentId;
    const decided = (await present?.services.client.content.history({ id }))?.filter(
      ({ action }) => action === 'reject',
    );
    await expect(decided?.map((each) => each.note)).toEqual(['Not this. Say which orchard.']);
  },
});

async function waitingOnADay({ services, brandId }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('A calendar is one of a brand.');
  const { content } = services.client;
  const scheduledFor = toInstant('2026-03-20T09:00', timeZone);
  const draft = { ...post, title: 'First shelf' };
  const { id, version } = await content.create({ brandId, draft, scheduledFor });
  await content.submit({ id, version });
}

/** The menu of an item in a day's dialog opens over it, and so does the menu's dialog. */
export const RejectedInItsDay = meta.story({
  render: () => (
    <StoryFrame as="manager" before={waitingOnADay}>
      {() => <Days search={{ view: 'month', date: scheduledDay, q: 'shelf' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^9:00 AM First shelf, Pending/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Friday, March 20, 2026, 1 item/ }));
    const actions = await screen.findByRole('button', { name: 'Actions for “First shelf”' });
    const reject = async () => {
      actions.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('menu', { name: 'Actions for “First shelf”' });
      await waitFor(() => expect(menu).toContainElement(document.body.querySelector(':focus')));
      await userEvent.click(within(menu).getByRole('menuitem', { name: /^Reject/ }));
      const asked = await screen.findByRole('dialog', { name: 'Reject “First shelf”' });
      await waitFor(() => expect(within(asked).getByRole('textbox')).toHaveFocus());
      return within(asked);
    };
    await reject();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(actions).toHaveFocus());
    const asked = await reject();
    // Simulates a closing overlay that restores focus to the wrong element.
    let isAstray = false;
    const atFirst = new MutationObserver(() => {
      const [close] = screen.queryAllByRole('button', { name: /^Close Friday/ });
      close?.focus();
      isAstray = close !== undefined && close === document.activeElement;
      if (isAstray) atFirst.disconnect();
    });
    atFirst.observe(document.body, { childList: true });
    await userEvent.click(asked.getByRole('button', { name: 'Reject' }));
    await expect((await screen.findAllByText('Rejected “First shelf”'))[0]).toBeVisible();
    await expect(isAstray).toBe(true);
    await waitFor(() => expect(actions).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Friday, March 20, 2026' })).toBeVisible();
  },
});

/** The dialog shows the failure and keeps the note. */
export const NotRejected = meta.story({
  render: () => pending({ fail: ['content.reject'] }),
  play: async ({ userEvent }) => {
    const { chip, question } = await firstPending();
    chip.focus();
    await userEvent.keyboard('r');
    const asked = within(await screen.findByRole('dialog', question));
    await waitFor(() => expect(asked.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Say which orchard.{Tab}{Tab}{Enter}');
    await expect(await asked.findByText(/^That did not work\./)).toBeVisible();
    await expect(asked.getByRole('textbox')).toHaveValue('Say which orchard.');
    await userEvent.clear(asked.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chip).toHaveFocus());
  },
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
  play: async ({ canvas, userEvent }) => {
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
    await userEvent.keyboard('{Escape}');
    const unscheduled = canvas.getByRole('region', { name: 'Unscheduled' });
    await userEvent.click(within(unscheduled).getByRole('button', { name: /^Close/ }));
    await expect(await keysDo()).not.toContain('Go to unscheduled items');
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
