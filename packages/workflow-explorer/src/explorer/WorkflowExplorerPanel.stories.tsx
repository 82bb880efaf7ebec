import preview from '@brandroom/stories/preview';
import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { expect, within } from 'storybook/test';

import { loadViews } from '../testing/load-views';
import { Explorer, panelIn } from './explorer-in-stories';

/** The panel of the selected state: its steps with their rules, and the ways to other states. */
const meta = preview.meta({
  title: 'Workflows/AnyMachine',
  tags: ['!autodocs'],
  component: Explorer,
  parameters: { controls: { disable: true } },
  beforeEach: loadViews,
});

/** Focus follows to the state that a button of the panel leads to. */
export const FocusAfterAStep = meta.story({
  render: () => <Explorer start={{ state: 'lamp.off' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    panel.getByRole('button', { name: 'On' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('heading', { name: 'On' })).toHaveFocus();
    const arrivals = within(panel.getByRole('group', { name: 'Arrives from' }));
    arrivals.getByRole('button', { name: 'Off: LIGHT' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('heading', { name: 'Off' })).toHaveFocus();
    // There, the same step has a button to the same state.
    panel.getByRole('button', { name: 'Idle' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('heading', { name: 'Idle' })).toHaveFocus();
  },
});

/** A step and its states are one Tab stop, and so are the ways to the state; no focus ring is clipped at the edges. */
export const PanelByArrowKeys = meta.story({
  render: () => <Explorer start={{ state: 'lamp.off', event: 'LIGHT' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    const step = panel.getByRole('button', { name: 'LIGHT', expanded: true });
    const tried = await panel.findByRole('button', { name: 'Try this step' });
    step.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('button', { name: 'On' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(step).toHaveFocus();
    // The details of a step have Tab stops of their own.
    await userEvent.tab();
    await expect(tried).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tried).toHaveFocus();
    const next = within(panel.getByRole('group', { name: 'Next steps' }));
    for (const other of next.getAllByRole('button', { expanded: false })) {
      await userEvent.tab();
      await expect(other).toHaveFocus();
    }
    const arrivals = panel.getByRole('group', { name: 'Arrives from' });
    await userEvent.tab();
    await expect(arrivals).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(arrivals).not.toContainElement(document.activeElement as HTMLElement);

    const aside = canvas.getByRole('complementary', { name: 'Selected state' });
    const clip = aside.querySelector('div')?.getBoundingClientRect();
    const buttons = [...aside.querySelectorAll('button')].map((each) =>
      each.getBoundingClientRect(),
    );
    const ring = 5;
    for (const { left, right } of buttons) {
      await expect(left - ring).toBeGreaterThanOrEqual(clip?.left ?? 0);
      await expect(right + ring).toBeLessThanOrEqual(clip?.right ?? 0);
    }
  },
});

/** Steps that happen by themselves answer too, each with the values that its rules read, named or not. */
export const RulesOfAResult = meta.story({
  render: () => <Explorer start={{ state: 'sale.printing', event: 'printer done' }} />,
  play: async ({ canvas, userEvent }) => {
    const rules = within(
      await panelIn(canvas).findByRole('group', { name: 'Rules of “Printer succeeds”' }),
    );
    await expect(rules.getByText('This step happens by itself.')).toBeVisible();
    await expect(rules.getByText('Not met:')).toBeVisible();
    await expect(rules.getByText('Output: ticket')).toBeVisible();
    const payload = rules.getByRole('combobox', { name: 'Payload' });
    await userEvent.selectOptions(payload, 'Printed nothing');
    await expect(rules.getByText('Met:')).toBeVisible();
    await expect(rules.getByText('Output: none')).toBeVisible();
  },
});

export const RulesWithoutAnEvent = meta.story({
  render: () => <Explorer start={{ state: 'sale.paying.coins', event: 'always' }} />,
  play: async ({ canvas }) => {
    const rules = within(
      await panelIn(canvas).findByRole('group', { name: 'Rules of “Automatically”' }),
    );
    await expect(rules.getByText('This step doesn’t happen with this data.')).toBeVisible();
    await expect(rules.getByText('Cents: 200')).toBeVisible();
  },
});

/** An address may name a step of another state. */
export const StepOfAnotherState = meta.story({
  render: () => <Explorer start={{ event: 'COIN' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    await expect(await panel.findByText(/^“COIN” isn’t a step of this state\./u)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Coins' }));
    await expect(panel.getByRole('button', { name: 'COIN', expanded: true })).toBeVisible();
  },
});

/** An address may misspell a step: the nearest one is offered, with the states that have it. */
export const UnknownStep = meta.story({
  render: () => <Explorer start={{ event: 'COINS' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    await expect(await panel.findByText(/no step named “COINS”/u)).toBeVisible();
    await expect(panel.getByText(/^Did you mean “COIN”\?/u)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Coins' }));
    await expect(panel.getByRole('button', { name: 'COIN', expanded: true })).toBeVisible();
  },
});

/** The steps on a phone: each verdict is beside its target, and names of two lines begin with the others. */
export const StepsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Explorer start={{}} />,
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const panel = panelIn(canvas);
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
