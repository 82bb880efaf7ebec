import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Button } from '@brandroom/ui/Button';
import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { exportFormats } from '../exports/formats';
import type { Place } from '../place';
import type { ExplorerSource, TraceEntry } from '../source';
import { kiosk, kioskGraph, kioskSamples, kioskVersions, runningKiosk } from '../testing/kiosk';
import { loadViews } from './lazy-views';
import { WorkflowExplorer } from './WorkflowExplorer';

interface ExplorerProps {
  start: Partial<Place>;
  source?: ExplorerSource;
}

function Explorer({ start, source = { kind: 'none' } }: ExplorerProps) {
  const [place, setPlace] = useState<Place>({
    view: 'outline',
    state: 'sale.idle',
    event: null,
    as: null,
    at: null,
    compare: null,
    ...start,
  });
  return (
    <WorkflowExplorer
      graph={kioskGraph}
      machine={kiosk}
      source={source}
      people={[]}
      samples={kioskSamples}
      messages={{}}
      versions={kioskVersions}
      place={place}
      onPlaceChange={(change) => setPlace((all) => ({ ...all, ...change }))}
    />
  );
}

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

export const Outline = meta.story({
  render: () => <Explorer start={{}} />,
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    await expect(panel.getByRole('heading', { name: 'Idle' })).toBeVisible();
    canvas.getByRole('row', { name: /^Idle/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('heading', { name: 'Paying' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'BACK' }));
    await expect(panel.getByText('This step can be taken.')).toBeVisible();
    await expect(panel.getByText('These answers are based on sample data.')).toBeVisible();
    const steps = within(panel.getByRole('group', { name: 'Next steps' })).getAllByRole('listitem');
    await expect(canvas.getByRole('row', { name: /^Paying/ })).toHaveTextContent(
      `${String(steps.length)} next steps`,
    );
  },
});

/** Focus follows to the state that a button of the panel leads to. */
export const FocusAfterAStep = meta.story({
  render: () => <Explorer start={{ state: 'lamp.off' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    panel.getByRole('button', { name: 'On' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('heading', { name: 'On' })).toHaveFocus();
    const arrivals = within(panel.getByRole('group', { name: 'Arrives from' }));
    arrivals.getByRole('button', { name: 'Off: LIGHT' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('heading', { name: 'Off' })).toHaveFocus();
  },
});

/** The steps on a phone: each verdict is beside its target, and names of two lines begin with the others. */
export const StepsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Explorer start={{}} />,
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    for (const verdict of panel.getAllByText('Can')) {
      const step = within(verdict.closest('li') ?? verdict).getAllByRole('button');
      const middle = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      await expect(middle(verdict)).toBeCloseTo(middle(step[1] ?? verdict), 0);
      await expect(getComputedStyle(step[0] ?? verdict).textAlign).toBe('start');
    }
  },
});

export const Table = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'table' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find steps' }), 'busy');
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(2);
    await userEvent.click(canvas.getAllByRole('button', { name: 'PAY' })[0] ?? document.body);
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    await expect(panel.getByRole('button', { name: 'PAY', expanded: true })).toBeVisible();
  },
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

/** The button goes with the moment, and focus to the one that opened it. */
export const BackToNow = meta.story({
  render: () => <Explorer start={{ at: '2025-06-10T08:00:00.000Z' }} source={runningKiosk} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show now' }));
    await expect(canvas.getByRole('button', { name: 'Timeline' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show now' })).toBeNull());
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

/** A process that moves by itself says so, whichever state is looked at. */
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
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    await expect(panel.getByRole('heading', { name: 'Coins' })).toBeVisible();
  },
});

export const Diagram = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'diagram' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    const board = within(canvas.getByRole('group', { name: /^Diagram of Sale/u }));
    const idle = board.getByRole('button', { name: /^Idle/u });
    // Its boxes are sized by an estimate of their text, which the real font must not exceed.
    const boxes = canvas
      .getByRole('group', { name: /^Diagram of Sale/u })
      .querySelectorAll('[style]');
    const clipped = [...boxes].filter(
      (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
    );
    await expect(clipped.map(({ textContent }) => textContent)).toEqual([]);
    idle.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(board.getByRole('button', { name: /^Printing/u })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(idle).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(board.getByRole('button', { name: /^Paying 4 inner states/u })).toHaveFocus();
    await userEvent.keyboard('i');
    await expect(await panel.findByRole('heading', { name: 'Coins' })).toBeVisible();
    await userEvent.keyboard('p');
    await expect(await panel.findByRole('heading', { name: 'Paying' })).toBeVisible();
  },
});

export const DiagramByKeyboard = meta.story({
  render: () => <Explorer start={{ view: 'diagram' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    const board = within(canvas.getByRole('group', { name: /^Diagram of Sale/u }));
    const idle = board.getByRole('button', { name: /^Idle/u });
    idle.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(board.getByRole('button', { name: /^Printing/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(idle).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}g');
    await expect(panel.getByRole('button', { name: 'PAY', expanded: true })).toBeVisible();
    await expect(panel.getByRole('group', { name: 'Rules of “PAY”' })).toBeVisible();
    await userEvent.keyboard('?');
    await expect(canvas.getByRole('button', { name: 'Keys', expanded: true })).toBeVisible();
    await expect(canvas.getByText('Show the rules of the step')).toBeVisible();
    await userEvent.keyboard('?');
    await expect(canvas.queryByText('Show the rules of the step')).toBeNull();
    await userEvent.keyboard('/');
    const find = await canvas.findByRole('combobox', { name: 'Find a state' });
    await expect(find).toHaveFocus();
    await userEvent.type(find, 'print{ArrowDown}');
    // Everything beside the open list is hidden.
    await expect(panel.getByRole('heading', { name: 'Idle', hidden: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await panel.findByRole('heading', { name: 'Printing' })).toBeVisible();
    await waitFor(() => expect(board.getByRole('button', { name: /^Printing/u })).toHaveFocus());
    await expect(
      await within(document.body).findByText(/^Printing\. .* next steps?\./u),
    ).toBeInTheDocument();
  },
});

/** S sends the chosen step in a trial, and the diagram shows where that leads. */
export const SentFromTheDiagram = meta.story({
  render: () => <Explorer start={{ view: 'diagram', state: 'lamp.off' }} />,
  play: async ({ canvas, userEvent }) => {
    const board = within(canvas.getByRole('group', { name: /^Diagram of Lamp/u }));
    board.getByRole('button', { name: /^Off/u }).focus();
    await userEvent.keyboard('{ArrowDown}s');
    await expect(await canvas.findByText('You see a trial. Nothing is saved.')).toBeVisible();
    await expect(board.getByRole('button', { name: /^On you are here/u })).toHaveFocus();
  },
});

/** Without a chosen step, S begins a trial in the state on show, and focus goes along. */
export const TriedFromTheDiagram = meta.story({
  render: () => <Explorer start={{ view: 'diagram', state: 'lamp.on' }} />,
  play: async ({ canvas, userEvent }) => {
    const board = within(canvas.getByRole('group', { name: /^Diagram of Lamp/u }));
    board.getByRole('button', { name: /^On/u }).focus();
    await userEvent.keyboard('gs');
    const now = await canvas.findByRole('heading', { name: /^Now in .*On/u });
    await waitFor(() => expect(now).toHaveFocus());
    await expect(
      await within(document.body).findByText('Try it is open. The trial starts from On.'),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'Start from' })).toHaveDisplayValue(
      'Selected state: On',
    );
  },
});

/** A view begins at its top, although the one before was scrolled. */
export const ViewFromItsTop = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Explorer start={{}} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Details' }).scrollIntoView({ block: 'end' });
    await expect(canvas.getByRole('treegrid').getBoundingClientRect().top).toBeLessThan(0);
    await userEvent.click(canvas.getByRole('radio', { name: 'Diagram' }));
    const first = canvas.getByRole('button', { name: 'Find a state' });
    await waitFor(() => expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
});

export const TriedByKeyboard = meta.story({
  render: () => <Explorer start={{ view: 'try' }} />,
  play: async ({ canvas, userEvent }) => {
    const pay = canvas
      .getAllByRole('button', { name: 'PAY' })
      .find((button) => !button.hasAttribute('aria-expanded'));
    pay?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: /^Now in Coins/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '5 s pass' }));
    await expect(await canvas.findByRole('heading', { name: /^Now in Idle/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(canvas.getByRole('button', { name: '3 s pass' }));
    const beside = canvas.getByRole('combobox', { name: 'Side by side with' });
    await userEvent.selectOptions(beside, 'PAY, 5 s pass');
    await expect(canvas.getByRole('heading', { name: 'Other trial' })).toBeVisible();
  },
});

/** An event without a sample is sent as JSON. Text that is not JSON gets an error and is kept. */
export const TriedWithJson = meta.story({
  render: () => <Explorer start={{ view: 'try' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send an event as JSON' }));
    const field = canvas.getByRole('textbox', { name: 'Event' });
    const send = canvas.getByRole('button', { name: 'Send' });
    const typed = '{ "type": "stock.empty", "left": ';
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(typed);
    await userEvent.click(send);
    await expect(field).toBeInvalid();
    await expect(canvas.getByText(/isn’t JSON\. Check its quotes/u)).toBeVisible();
    await expect(field).toHaveValue(typed);
    await userEvent.click(field);
    await userEvent.paste('0 }');
    await userEvent.click(send);
    await expect(await canvas.findByRole('heading', { name: /Sold out/u })).toBeVisible();
    await expect(field).toBeValid();
    await expect(field).toHaveValue(`${typed}0 }`);
  },
});

/** A payload is changed in a form, typed unseen where it is secret; a step without a sample has JSON. */
export const TriedWithForm = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'try' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit payload of SECRET' }));
    const code = await canvas.findByLabelText('Code');
    await expect(code).toHaveAttribute('type', 'password');
    await expect(canvas.queryByRole('button', { name: 'Edit payload of PAY' })).toBeNull();
    const [pay] = canvas
      .getAllByRole('button', { name: 'PAY' })
      .filter((each) => !each.ariaExpanded);
    await userEvent.click(pay ?? code);
    await expect(await canvas.findByRole('heading', { name: /^Now in Coins/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit payload of DEEP' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Event' })[0]).toHaveValue(
      '{\n  "type": "DEEP"\n}',
    );
    // A machine without people has a clock, too.
    await userEvent.click(canvas.getByRole('button', { name: '1 day passes' }));
    await expect(await canvas.findByRole('heading', { name: /^Now in Printing/u })).toBeVisible();
  },
});

/** Its timeline plays with reduced motion too, and a trial continues with the pending work. */
export const OfARunningActor = meta.story({
  render: () => <Explorer start={{ at: '2025-06-10T08:00:00.000Z' }} source={runningKiosk} />,
  play: async ({ canvas, userEvent }) => {
    const speed = await canvas.findByRole('combobox', { name: 'Speed' });
    const note = 'Answered for the sample “uses the code”.';
    await expect(canvas.getByText(note)).toBeVisible();
    await userEvent.selectOptions(speed, '4×');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText('Step 2 of 2')).toBeVisible();
    await expect(await canvas.findByText('Time here so far: 30 min')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Try it' }));
    const from = await canvas.findByRole('combobox', { name: 'Start from' });
    await userEvent.selectOptions(from, 'Selected state: Coins');
    await expect(await canvas.findByRole('button', { name: '5 s pass' })).toBeVisible();
    // So does one that starts where another trial is.
    await userEvent.click(canvas.getAllByRole('button', { name: 'COIN' })[0] ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByRole('button', { name: '5 s pass' })).toBeVisible();
  },
});

/** The actions of S and Backspace in the diagram, as buttons. */
export const TriedFromThePanel = meta.story({
  render: () => <Explorer start={{ state: 'lamp.off', event: 'LIGHT' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selected state' }));
    await expect(panel.queryByRole('button', { name: 'Previous state' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Try this step' }));
    await expect(await panel.findByRole('heading', { name: 'On' })).toBeVisible();
    await expect(canvas.getByText('You see a trial. Nothing is saved.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Previous state' }));
    await expect(await panel.findByRole('heading', { name: 'Off' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Previous state' })).toBeNull();
  },
});

export const TrialInTheOtherViews = meta.story({
  render: () => <Explorer start={{ view: 'try' }} />,
  play: async ({ canvas, userEvent }) => {
    const pay = canvas
      .getAllByRole('button', { name: 'PAY' })
      .find((button) => !button.hasAttribute('aria-expanded'));
    await userEvent.click(pay ?? document.body);
    await userEvent.click(canvas.getByRole('radio', { name: 'Log' }));
    await expect(await canvas.findByText('You see a trial. Nothing is saved.')).toBeVisible();
    const log = within(canvas.getByRole('region', { name: 'Log' }));
    await expect(log.getByText('PAY')).toBeVisible();
    await expect(canvas.getByText('The trial is here')).toBeVisible();
    // It goes on where it was.
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the trial' }));
    await expect(await canvas.findByRole('heading', { name: /^Now in Coins/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Outline' }));
    await userEvent.click(canvas.getByRole('button', { name: 'End the trial' }));
    await expect(canvas.queryByText('The trial is here')).toBeNull();
  },
});

export const WhoCan = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'people' }} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No step of this workflow depends on who takes it.'),
    ).toBeVisible();
  },
});

export const Exports = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'export' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download Mermaid' })).toBeVisible();
    await expect(canvas.getByText(/History states are plain states/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download SVG' })).toBeVisible();
    // Only an item has a journal.
    await expect(canvas.queryByRole('button', { name: /journal/iu })).toBeNull();
  },
});

/** A list first, then both versions in one diagram: by line, shape and word. */
export const ComparedWithAnOlderVersion = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'compare', compare: '0.9.0' }} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: /^From Version 0\.9\.0/u });
    const item = (name: RegExp) =>
      canvas.getAllByRole('listitem').find(({ textContent }) => name.test(textContent)) ??
      document.body;
    await expect(item(/^Renamed.*Sold/u)).toHaveTextContent('Was “Done”, is “Sold”.');
    await expect(item(/^Leads elsewhere.*DEEP/u)).toHaveTextContent('Led to Card');
    await expect(item(/^Rule changed.*REFUND/u)).toHaveTextContent('Needed: May pay back.');
    await expect(item(/^Added.*Sold out/u)).toBeVisible();
    const board = within(canvas.getByRole('group', { name: /^Diagram of Kiosk/u }));
    const shop = board.getByRole('button', { name: /^Shop new/u });
    shop.focus();
    // There is no machine to ask or to send to.
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('radio', { name: 'Compare' })).toBeChecked();
    await userEvent.keyboard('?');
    await expect(canvas.getByText('Go to the outer state')).toBeVisible();
    await expect(canvas.queryByText('Show the rules of the step')).toBeNull();
  },
});

/** A file that the explorer exported; any other is refused where it was chosen. */
export const ComparedWithAFile = meta.story({
  render: () => <Explorer start={{ view: 'compare' }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('No file can be chosen.');
    const json = exportFormats.find(({ id }) => id === 'json')?.write(kioskGraph) ?? '';
    await userEvent.upload(input, new File(['{}'], 'other.json', { type: 'application/json' }));
    await expect(await canvas.findByText(/^“other\.json” is not a JSON export/u)).toBeVisible();
    await userEvent.upload(input, new File([json], 'kiosk.json', { type: 'application/json' }));
    await expect(await canvas.findByRole('heading', { name: 'No differences' })).toBeVisible();
  },
});
