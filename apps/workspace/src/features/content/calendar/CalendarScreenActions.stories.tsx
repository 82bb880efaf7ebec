import type { ContentId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { useLocation } from '@tanstack/react-router';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { draftStore } from '../../../shared/form/draft-store';
import type { SimulationSettings } from '../../../shared/simulation/simulation';
import { expectReasonsInMenu } from '../../../shared/testing/reasons-in-menu';
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
  drafts,
  post,
} from './calendar-in-stories';

/** Items are created, published and rejected where they are. */
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

/** Lets the browser find what it keeps. */
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

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

/** Enter in the title of a new draft creates it, Shift+Enter creates and opens it. */
export const CreatedAndOpened = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=month&date=2026-03-17">
      {() => (
        <>
          <DaysAtTheirAddress />
          <Address />
        </>
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const add = async (title: string, keys: string) => {
      (await canvas.findByRole('button', { name: /^Tuesday, March 17, 2026/ })).focus();
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      const field = await screen.findByRole('textbox', { name: /^Title/ });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard(title + keys);
    };
    await add('Pears', '{Enter}');
    await expect(await canvas.findByRole('link', { name: /Pears, Draft/ })).toBeVisible();
    await expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/content\/calendar$/);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull());
    await add('Plums', '{Shift>}{Enter}{/Shift}');
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/content\/edit\/content_/),
    );
  },
});

/** Neither Escape nor a press outside loses a typed title without a question. */
export const TypedTitleKept = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=month&date=2026-03-17">
      {() => <DaysAtTheirAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('button', { name: /^Tuesday, March 17, 2026/ });
    number.focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    const field = await screen.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Pears');
    const keepAfter = async (leave: () => Promise<void>) => {
      await leave();
      const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue('Pears');
    };
    await keepAfter(() => userEvent.keyboard('{Escape}'));
    await keepAfter(async () => {
      const beside = screen.getByTestId('underlay');
      await userEvent.pointer({ keys: '[MouseLeft>]', target: beside });
      // The form takes focus back before a person lets go.
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.pointer({ keys: '[/MouseLeft]', target: beside });
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await waitFor(() => expect(number).toHaveFocus());
  },
});

let slowDown: () => void;

/** While a title is being sent, closing asks too: the command may still fail. */
export const SentTitleKept = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=month&date=2026-03-17">
      {({ simulate }) => {
        slowDown = () => simulate({ latency: 10 });
        return <DaysAtTheirAddress />;
      }}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('button', { name: /^Tuesday, March 17, 2026/ });
    number.focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    const field = await screen.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(field).toHaveFocus());
    slowDown();
    await userEvent.keyboard('Pears{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create and open' })).toBeDisabled(),
    );
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect(field).toHaveValue('Pears');
  },
});

/** The first draft is created, but its answer is held until the story gives or loses it. */
const held = { calls: 0, answer: () => {}, lose: () => {} };
async function holdFirstAnswer({ services }: StoryWorld): Promise<void> {
  const { client } = services;
  held.calls = 0;
  const answer = new Promise<void>((resolve, reject) => {
    held.answer = resolve;
    held.lose = () => reject(new Error('The answer is lost.'));
  });
  const content = new Proxy(client.content, {
    get: (target, name: keyof typeof client.content) => {
      if (name !== 'create') return target[name];
      const create: typeof target.create = async (...args) => {
        held.calls += 1;
        const isHeld = held.calls === 1;
        const created = await target.create(...args);
        if (isHeld) await answer;
        return created;
      };
      return create;
    },
  });
  services.client = new Proxy(client, {
    get: (target, name: keyof typeof client) => (name === 'content' ? content : target[name]),
  });
}

const withHeldAnswer = () => (
  <StoryFrame
    as="manager"
    path="/content/calendar?view=month&date=2026-03-17"
    before={holdFirstAnswer}
  >
    {() => <DaysAtTheirAddress />}
  </StoryFrame>
);

interface Keys {
  keyboard: (keys: string) => Promise<unknown>;
}

/** Types a title into the short form of a day, and returns its field. */
async function typedAtDay(userEvent: Keys, keys: string): Promise<HTMLElement> {
  (await screen.findByRole('button', { name: /^Tuesday, March 17, 2026/ })).focus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  const field = await screen.findByRole('textbox', { name: /^Title/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(keys);
  return field;
}

/** Sends “Pears” and closes its form before the answer. */
async function sentAndClosed(userEvent: Keys): Promise<void> {
  const field = await typedAtDay(userEvent, 'Pears{Enter}');
  await waitFor(() => expect(held.calls).toBe(1));
  await userEvent.keyboard('{Escape}');
  (await screen.findByRole('button', { name: 'Discard' })).click();
  await waitFor(() => expect(field).not.toBeInTheDocument());
}

/** A draft that fails after its form was closed is sent again from the notification, once. */
export const FailedAfterItsFormWasClosed = meta.story({
  render: withHeldAnswer,
  play: async ({ canvas, userEvent }) => {
    await sentAndClosed(userEvent);
    held.lose();
    await screen.findByRole('alertdialog', { name: /^Couldn’t create “Pears”/ });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect((await screen.findAllByText('Created “Pears” as a draft'))[0]).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: /Pears, Draft/ })).toHaveLength(1);
  },
});

/** A draft that is created after its form was closed leaves the next form open. */
export const CreatedBesideTheNextForm = meta.story({
  render: withHeldAnswer,
  play: async ({ userEvent }) => {
    await sentAndClosed(userEvent);
    const next = await typedAtDay(userEvent, 'Plums');
    held.answer();
    await expect((await screen.findAllByText('Created “Pears” as a draft'))[0]).toBeVisible();
    await expect(next).toBeVisible();
    await expect(next).toHaveValue('Plums');
  },
});
