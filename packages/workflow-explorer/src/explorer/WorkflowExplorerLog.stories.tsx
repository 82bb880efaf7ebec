import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { Button } from '@brandroom/ui/Button';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import type { ExplorerSource, TraceEntry } from '../source';
import { runningKiosk } from '../testing/kiosk';
import { loadViews } from '../testing/load-views';
import { Explorer, panelIn } from './explorer-in-stories';

/** The history of a machine: its log, and its state at an earlier time. */
const meta = preview.meta({
  title: 'Workflows/AnyMachine',
  tags: ['!autodocs'],
  component: Explorer,
  parameters: {
    controls: { disable: true },
    ...guide({
      purpose: 'Shows a machine without words of its own in every view.',
      avoid: 'To see one of our machines, open its own page.',
      keys: [{ keys: ['Enter'], does: 'Opens an event of the log', story: 'LogByStep' }],
      dos: ['Read the log for what happened and why.'],
      donts: ['Rely on the diagram alone.'],
      heard: 'LogByStep',
    }),
  },
  beforeEach: loadViews,
});

export const LogWithoutEvents = meta.story({
  render: () => <Explorer start={{ view: 'log' }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
    await expect(canvas.getByRole('radio', { name: 'Try it' })).toBeChecked();
  },
});

const logged = (
  title: string,
  outcome: TraceEntry['outcome'],
  rest: Partial<TraceEntry> = {},
): TraceEntry => ({
  id: title,
  title,
  outcome,
  time: '8:30',
  event: title,
  from: 'sale.idle',
  to: 'sale.idle',
  taken: [],
  details: [],
  ...rest,
});

/** One outcome at a time; an outcome without events says so. */
export const LogByOutcome = meta.story({
  tags: ['pictured'],
  render: () => (
    <Explorer
      start={{ view: 'log' }}
      source={{
        ...runningKiosk,
        trace: [logged('COIN', 'not handled'), logged('REFUND', 'refused'), logged('PAY', 'taken')],
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('region', { name: 'Log' }));
    const outcome = canvas.getByRole('combobox', { name: 'Outcome' });
    await expect(log.getAllByRole('listitem')).toHaveLength(3);
    for (const [shown, title] of [
      ['Taken', 'PAY'],
      ['Refused', 'REFUND'],
      ['Not handled', 'COIN'],
    ] as const) {
      await userEvent.selectOptions(outcome, shown);
      await expect(log.getAllByRole('listitem')).toHaveLength(1);
      await expect(log.getByRole('listitem')).toHaveTextContent(`${title}${shown}`);
    }
    await userEvent.selectOptions(outcome, 'Ignored on purpose');
    await expect(canvas.getByText('No events with this outcome.')).toBeVisible();
    await userEvent.selectOptions(outcome, 'All outcomes');
    await expect(log.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** One line an event. Neighbors of the same step share a heading, so that the newest event stays first. */
export const LogByStep = meta.story({
  render: () => (
    <Explorer
      start={{ view: 'log' }}
      source={{
        ...runningKiosk,
        trace: [
          logged('Ada paid', 'taken', {
            event: 'PAY',
            to: 'sale.paying.coins',
            details: ['Rules met: Is open'],
            changed: [{ field: 'Cents', value: '300' }],
          }),
          logged('Bo could not pay', 'refused', {
            event: 'PAY',
            details: ['The kiosk is closed.'],
          }),
          logged('Bo looked at it', 'taken', { event: null }),
          logged('Ada paid before', 'taken', { event: 'PAY' }),
          logged('The kiosk opened', 'taken', { event: null, from: null, to: null }),
        ],
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('region', { name: 'Log' }));
    const groups = log.getAllByRole('group').map((group) => ({
      step: within(group).getByRole('heading', { level: 3 }).textContent,
      events: within(group).getAllByRole('listitem').length,
    }));
    await expect(groups).toEqual([
      { step: 'Idle: PAY', events: 2 },
      { step: 'Idle', events: 1 },
      { step: 'Idle: PAY', events: 1 },
      { step: 'Start', events: 1 },
    ]);
    const event = log.getByRole('button', { name: 'Ada paid', expanded: false });
    event.focus();
    await userEvent.keyboard('{Enter}');
    await expect(event).toHaveAttribute('aria-expanded', 'true');
    await expect(log.getByText('Rules met: Is open')).toBeVisible();
    await expect(log.getByText('Changed data: Cents: 300')).toBeVisible();
    await expect(log.queryByText('The kiosk is closed.')).toBeNull();
    await expect(log.getByText('Idle to Coins, 8:30')).toBeVisible();
    // An event with nothing more to say is no button.
    await expect(log.queryByRole('button', { name: 'The kiosk opened' })).toBeNull();
    await userEvent.click(log.getByRole('button', { name: 'Coins' }));
    const panel = panelIn(canvas);
    await expect(panel.getByRole('heading', { name: 'Coins' })).toBeVisible();
  },
});

const manyRefunds = Array.from({ length: 150 }, (_, index) =>
  logged(`Refund ${String(index)}`, 'refused', { event: 'REFUND' }),
);

/** Opened events stay open when the log shows more events. */
export const LogGrows = meta.story({
  render: () => (
    <Explorer start={{ view: 'log' }} source={{ ...runningKiosk, trace: manyRefunds }} />
  ),
  play: async ({ canvas, userEvent }) => {
    const event = canvas.getByRole('button', { name: 'Refund 3' });
    await userEvent.click(event);
    await userEvent.click(canvas.getByRole('button', { name: /^Show 50 more/u }));
    await expect(canvas.getByRole('button', { name: 'Refund 149' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refund 3' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

/** The button goes with the moment, and focus to the one that opened it. */
export const BackToNow = meta.story({
  render: () => <Explorer start={{ at: '2025-06-10T08:00:00.000Z' }} source={runningKiosk} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show now' }));
    await expect(canvas.getByRole('button', { name: 'Timeline' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show now' })).toBeNull());
  },
});

const late: (() => void)[] = [];

/** The oldest change of the address arrives. */
function arrive() {
  const apply = late.shift();
  if (!apply) throw new Error('The address has no change to come.');
  apply();
}

/** A step forward counts from a step back whose address is still pending. */
export const BackAndForward = meta.story({
  render: () => <Explorer start={{}} source={runningKiosk} late={late} />,
  beforeEach: () => {
    late.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Timeline' }));
    const slider = await canvas.findByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    // Its change of the address has begun.
    await waitFor(() => expect(document.body).toHaveTextContent(/Idle, Off, Open\./u));
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }));
    await expect(slider).toHaveValue('1');
    await waitFor(() => expect(late).toHaveLength(2));
    // The address of the step back arrives first.
    arrive();
    await canvas.findByText('As of 8:00');
    await expect(slider).toHaveValue('1');
    arrive();
    await waitFor(() => expect(canvas.queryByText('As of 8:00')).toBeNull());
    await expect(slider).toHaveValue('1');
  },
});

const fieldParts = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
/** The keys that fill a date field with an instant, in the time zone of the browser. */
const keysFor = (at: string) =>
  fieldParts
    .format(new Date(at))
    .replaceAll(/[^\dAP]/gu, '')
    .toLowerCase();

/** By the field for a date: the state of a time between two events, of none before them, and of the last one. */
export const AtATypedTime = meta.story({
  render: () => <Explorer start={{}} source={runningKiosk} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Timeline' }));
    const month = await canvas.findByRole('spinbutton', { name: /^month, Show the state at/u });
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await expect(month).toHaveAccessibleDescription(/Choose a date and time\./u);
    await userEvent.click(month);
    await userEvent.keyboard(keysFor('2025-06-10T08:10:00Z'));
    await userEvent.click(show);
    await expect(await canvas.findByText('As of 8:00')).toBeVisible();
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
    const said = await within(document.body).findByText(/, 8:00\. Idle, Off, Open\.$/u);
    await expect(said.closest('[aria-live]')).not.toBeNull();
    month.focus();
    await userEvent.keyboard(keysFor('2025-06-10T07:59:00Z'));
    const { left } = show.getBoundingClientRect();
    await userEvent.click(show);
    const words = 'Nothing had happened yet. Choose 8:00 or later.';
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(show.getBoundingClientRect().left).toBe(left);
    await expect(month).toHaveFocus();
    await expect(canvas.getByText('As of 8:00')).toBeVisible();
    await userEvent.keyboard(`${keysFor('2025-06-10T08:30:00Z')}{Enter}`);
    await expect(await canvas.findByText('Step 2 of 2')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^As of/u)).toBeNull());
    await expect(canvas.queryByText(words)).toBeNull();
  },
});

/** On a phone the button stays beside the date. */
export const TypedTimeOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Explorer start={{ at: '2025-06-10T08:00:00.000Z' }} source={runningKiosk} />,
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show' });
    await expectNoSidewaysScroll();
    const date = canvas.getByRole('group', { name: 'Show the state at' });
    await expect(show.getBoundingClientRect().top).toBe(date.getBoundingClientRect().top);
    await userEvent.click(show);
    await expect(canvas.getByText('Choose a date and time.')).toBeVisible();
    await expect(show.getBoundingClientRect().top).toBe(date.getBoundingClientRect().top);
    await expectNoSidewaysScroll();
  },
});

function MovingKiosk() {
  const [source, setSource] = useState<ExplorerSource>(runningKiosk);
  const [opened] = runningKiosk.moments ?? [];
  return (
    <>
      <Button onPress={() => opened && setSource({ ...runningKiosk, snapshot: opened.snapshot })}>
        Cancel at the kiosk
      </Button>
      <Explorer start={{ state: 'sale.paying' }} source={source} />
    </>
  );
}

/** A process that moves by itself is announced, even while another state is shown. */
export const MovedElsewhere = meta.story({
  render: () => <MovingKiosk />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Timeline' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel at the kiosk' }));
    await expect(
      await within(document.body).findByText(
        '“Kiosk 1” is in Idle, Off, Open.',
        {},
        { timeout: 3000 },
      ),
    ).toBeInTheDocument();
  },
});
