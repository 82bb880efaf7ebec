import preview from '@brandroom/stories/preview';
import { useLocation } from '@tanstack/react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CalendarScreen } from './CalendarScreen';
import { openTray, Days, DaysAtTheirAddress, scheduledDay } from './calendar-in-stories';

/** Drafts are created in the short form of a day. */
const meta = preview.meta({
  title: 'Screens/CalendarScreen',
  component: CalendarScreen,
  beforeEach: openTray,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

interface Keys {
  keyboard: (keys: string) => Promise<unknown>;
}

const dayButton = () => screen.findByRole('button', { name: /^Tuesday, March 17, 2026/ });

/** Types a title into the short form of a day, and returns its field. */
async function typedAtDay(userEvent: Keys, keys: string): Promise<HTMLElement> {
  (await dayButton()).focus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  const field = await screen.findByRole('textbox', { name: /^Title/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(keys);
  return field;
}

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
    await typedAtDay(userEvent, 'Pears{Enter}');
    await expect(await canvas.findByRole('link', { name: /Pears, Draft/ })).toBeVisible();
    await expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/content\/calendar$/);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull());
    await typedAtDay(userEvent, 'Plums{Shift>}{Enter}{/Shift}');
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
  play: async ({ userEvent }) => {
    const field = await typedAtDay(userEvent, 'Pears');
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
    await expect(await dayButton()).toHaveFocus();
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
  play: async ({ userEvent }) => {
    const field = await typedAtDay(userEvent, 'Pears');
    slowDown();
    await userEvent.keyboard('{Enter}');
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

/** A search says in which months its other matches are. */
export const FoundInOtherMonths = meta.story({
  render: () => (
    <StoryFrame as="manager">
      {() => <Days search={{ view: 'month', date: scheduledDay, q: 'coffee' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const others = await canvas.findByRole('button', {
      name: /^\d+ in other months, (next|last) /,
    });
    await expect(others).toHaveTextContent(/^\d+ in other months$/);
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
