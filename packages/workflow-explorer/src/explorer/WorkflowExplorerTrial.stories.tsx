import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { runningKiosk } from '../testing/kiosk';
import { loadViews } from '../testing/load-views';
import { Explorer, boardIn, panelIn } from './explorer-in-stories';

/** Trials: steps are taken without anything being saved. */
const meta = preview.meta({
  title: 'Workflows/AnyMachine',
  tags: ['!autodocs'],
  component: Explorer,
  parameters: {
    controls: { disable: true },
    ...guide({
      purpose: 'Tries steps without changing anything stored.',
      avoid: 'To change an item, open its own page.',
      keys: [{ keys: ['Enter'], does: 'Takes a step', story: 'TriedByKeyboard' }],
      dos: ['Play as the person whose question it is.'],
      donts: ['Read a trial as something that has happened.'],
      heard: 'TriedByKeyboard',
      announces: 'first',
    }),
  },
  beforeEach: loadViews,
});

/** The button that takes the step; the other one with its name opens its rules. */
const payButton = () =>
  screen
    .getAllByRole('button', { name: 'PAY' })
    .find((button) => !button.hasAttribute('aria-expanded')) ?? document.body;

/** Its timeline plays with reduced motion too, and a trial continues with the pending work. */
export const OfARunningActor = meta.story({
  render: () => <Explorer start={{ at: '2025-06-10T08:00:00.000Z' }} source={runningKiosk} />,
  play: async ({ canvas, userEvent }) => {
    const speed = await canvas.findByRole('combobox', { name: 'Speed' });
    const note = 'Answered for samples: uses the code.';
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

/** It takes no step any longer, which the walk through its diagram says, too. */
export const OfAnEndedActor = meta.story({
  render: () => (
    <Explorer
      start={{ view: 'diagram', state: 'sale.paying.coins' }}
      source={{ ...runningKiosk, hasEnded: true, moments: [] }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    await expect(panel.getByText('Ended here')).toBeVisible();
    await expect(panel.queryByRole('group', { name: 'Next steps' })).toBeNull();
    boardIn(canvas, /^Diagram of Paying/u)
      .getByRole('button', { name: /^Coins/u })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      await within(document.body).findByText(/; this process has ended\.$/u),
    ).toBeInTheDocument();
    await userEvent.keyboard('p{ArrowLeft}');
    await expect(
      await within(document.body).findByText(/^Coins\. .*This process has ended\.$/u),
    ).toBeInTheDocument();
  },
});

/** The trial begins where the panel is. */
export const TrialOfTheSelectedState = meta.story({
  render: () => <Explorer start={{ view: 'try', state: 'lamp.on' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Now in .*On/u })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Start from' })).toHaveDisplayValue(
      'Selected state: On',
    );
  },
});

export const TriedByKeyboard = meta.story({
  render: () => <Explorer start={{ view: 'try' }} />,
  play: async ({ canvas, userEvent }) => {
    payButton().focus();
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
    const problem = /isn’t JSON\. Check its quotes/u;
    await expect(field).toHaveAccessibleDescription(problem);
    const said = await within(document.body).findByText(problem, { selector: '[aria-live] *' });
    await expect(said).toBeInTheDocument();
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
    await userEvent.click(payButton());
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

/** The actions of S and Backspace in the diagram, as buttons. */
export const TriedFromThePanel = meta.story({
  render: () => <Explorer start={{ state: 'lamp.off', event: 'LIGHT' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    await expect(panel.queryByRole('button', { name: 'Previous state' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Try this step' }));
    await expect(await panel.findByRole('heading', { name: 'On' })).toBeVisible();
    await expect(await canvas.findByText('You see a trial. Nothing is saved.')).toBeVisible();
    await userEvent.click(await panel.findByRole('button', { name: 'Previous state' }));
    await expect(await panel.findByRole('heading', { name: 'Off' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Previous state' })).toBeNull();
  },
});

/** Where S without a chosen step begins a trial, a button does. */
export const TriedFromTheState = meta.story({
  render: () => <Explorer start={{ state: 'lamp.on' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(panelIn(canvas).getByRole('button', { name: 'Try from here' }));
    const now = await canvas.findByRole('heading', { name: /^Now in .*On/u });
    await waitFor(() => expect(now).toHaveFocus());
    // There, the view itself begins trials.
    await expect(panelIn(canvas).queryByRole('button', { name: 'Try from here' })).toBeNull();
  },
});

/** Each press takes a step, also before the panel is drawn anew. */
export const SentTwice = meta.story({
  render: () => <Explorer start={{ view: 'log', state: 'sale.paying.coins', event: 'COIN' }} />,
  play: async ({ canvas, userEvent }) => {
    const send = panelIn(canvas).getByRole('button', { name: 'Try this step' });
    await userEvent.dblClick(send);
    const log = within(await canvas.findByRole('region', { name: 'Log' }));
    await waitFor(() => expect(log.getAllByRole('button', { name: 'COIN' })).toHaveLength(2));
  },
});

/** S sends the chosen step in a trial, and the diagram shows its target before the address has it. */
export const SentFromTheDiagram = meta.story({
  render: () => <Explorer start={{ view: 'diagram', state: 'lamp.off' }} late={[]} />,
  play: async ({ canvas, userEvent }) => {
    const board = boardIn(canvas, /^Diagram of Lamp/u);
    board.getByRole('button', { name: /^Off/u }).focus();
    await userEvent.keyboard('{ArrowDown}s');
    await expect(await canvas.findByText('You see a trial. Nothing is saved.')).toBeVisible();
    const on = board.getByRole('button', { name: /^On you are here/u });
    await waitFor(() => expect(on).toHaveFocus());
  },
});

/** Without a chosen step, S begins a trial in the state on show, and focus goes along. */
export const TriedFromTheDiagram = meta.story({
  render: () => <Explorer start={{ view: 'diagram', state: 'lamp.on' }} />,
  play: async ({ canvas, userEvent }) => {
    const board = boardIn(canvas, /^Diagram of Lamp/u);
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

export const TrialInTheOtherViews = meta.story({
  render: () => <Explorer start={{ view: 'try' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(payButton());
    await userEvent.click(canvas.getByRole('radio', { name: 'Log' }));
    await expect(await canvas.findByText('You see a trial. Nothing is saved.')).toBeVisible();
    const log = within(canvas.getByRole('region', { name: 'Log' }));
    await expect(log.getByText('PAY')).toBeVisible();
    await expect(canvas.getByText('The trial is here')).toBeVisible();
    // The trial continues from its last step.
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the trial' }));
    await expect(await canvas.findByRole('heading', { name: /^Now in Coins/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Outline' }));
    await userEvent.click(canvas.getByRole('button', { name: 'End the trial' }));
    await expect(canvas.queryByText('The trial is here')).toBeNull();
  },
});
