import preview from '@brandroom/stories/preview';
import { Button } from '@brandroom/ui/Button';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import type { ExplorerSource } from '../source';
import { runningKiosk } from '../testing/kiosk';
import { loadViews } from '../testing/load-views';
import { MachineStory, prepared } from '../testing/machine-story';
import { Explorer, boardIn, clippedIn, panelIn } from './explorer-in-stories';

/** The diagram: its looks, and the keys that follow the chart. */
const meta = preview.meta({
  title: 'Workflows/AnyMachine',
  tags: ['!autodocs'],
  component: Explorer,
  parameters: { controls: { disable: true } },
  beforeEach: loadViews,
});

export const Diagram = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'diagram' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    const board = boardIn(canvas, /^Diagram of Sale/u);
    const idle = board.getByRole('button', { name: /^Idle/u });
    const group = canvas.getByRole('group', { name: /^Diagram of Sale/u });
    await expect(clippedIn(group)).toEqual([]);
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

/** Each label of a box has room for its status. */
export const DiagramOfAProcess = meta.story({
  render: () => (
    <Explorer start={{ view: 'diagram', state: 'sale.paying' }} source={runningKiosk} />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /^Diagram of Sale/u });
    await expect(within(group).getAllByText('next').length).toBeGreaterThan(1);
    await expect(clippedIn(group)).toEqual([]);
  },
});

/** A state in each level of the kiosk. */
const levels = ['sale', 'sale.idle', 'sale.paying.coins', 'lamp.on', 'shop.open'];

function EachLevel() {
  const [state, setState] = useState(levels[0] ?? '');
  return (
    <>
      {levels.map((path) => (
        <Button key={path} onPress={() => setState(path)}>{`Level of ${path}`}</Button>
      ))}
      <Explorer key={state} start={{ view: 'diagram', state }} source={runningKiosk} />
    </>
  );
}

/** With text of 200 % no label is clipped, in any level, with a status on each box. */
export const DiagramInLargeText = meta.story({
  globals: { textSize: '200' },
  render: () => <EachLevel />,
  play: async ({ canvas, userEvent }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    const names = new Set<string | null>();
    for (const path of levels) {
      await userEvent.click(canvas.getByRole('button', { name: `Level of ${path}` }));
      const group = canvas.getByRole('group', { name: /^Diagram of/u });
      await expect(clippedIn(group)).toEqual([]);
      names.add(group.getAttribute('aria-label'));
    }
    await expect(names.size).toBe(levels.length);
  },
});

/** The same of an item of ours. */
export const DiagramOfContentInLargeText = meta.story({
  globals: { textSize: '200' },
  beforeEach: prepared('content-workflow'),
  render: () => <MachineStory slug="content-workflow" view="diagram" source="item" />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect(clippedIn(canvas.getByRole('group', { name: /^Diagram of/u }))).toEqual([]);
  },
});

/** The kiosk after a ticket was sold: its trace leads through every kind of step. */
const soldOnce: ExplorerSource = {
  ...runningKiosk,
  trace: [
    {
      id: '1',
      title: 'Sold',
      time: null,
      outcome: 'taken',
      event: null,
      from: 'sale.sold',
      to: 'sale.idle',
      taken: ['sale.printing on printer done #2'],
      details: [],
    },
  ],
};

/** Where the process is, was and can go differs in line, shape and word, and so do its steps. */
export const DiagramOfThePast = meta.story({
  render: () => <Explorer start={{ view: 'diagram', state: 'sale.paying' }} source={soldOnce} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /^Diagram of Sale/u });
    const looks = (kind: string, words: Readonly<Record<string, string>>) =>
      Object.entries(words).map(([time, word]) => {
        const box = group.querySelector(`${kind}[data-time="${time}"]`);
        if (!box) throw new Error(`There is no ${kind} of the time ${time}.`);
        const { borderTopStyle, borderTopWidth, borderRadius } = getComputedStyle(box);
        return {
          line: `${borderTopStyle} ${borderTopWidth}`,
          shape: borderRadius,
          word: box.textContent.includes(word) ? word : null,
        };
      });
    const states = looks('button', {
      present: 'you are here',
      past: 'passed',
      possible: 'next',
    });
    const steps = looks('span', { past: 'taken', possible: 'next', other: '' });
    for (const all of [states, steps])
      for (const part of ['line', 'shape', 'word'] as const) {
        const seen = all.map((look) => look[part]);
        await expect(seen).not.toContain(null);
        await expect(new Set(seen).size).toBe(seen.length);
      }
    const lines = [...group.querySelectorAll('path')].map((path) => {
      const { strokeDasharray, strokeWidth } = getComputedStyle(path);
      return `${strokeDasharray} ${strokeWidth}`;
    });
    await expect(new Set(lines).size).toBeGreaterThan(2);
  },
});

export const DiagramByKeyboard = meta.story({
  render: () => <Explorer start={{ view: 'diagram' }} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    const board = boardIn(canvas, /^Diagram of Sale/u);
    const idle = board.getByRole('button', { name: /^Idle/u });
    idle.focus();
    await userEvent.keyboard('{ArrowDown}');
    // The event is taken, but by its other branch.
    await expect(
      await within(document.body).findByText('PAY. Leads to Printing; not with this data.'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
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
    await userEvent.type(find, 'xyz{Escape}');
    await waitFor(() => expect(idle).toHaveFocus());
    await userEvent.keyboard('/');
    const again = await canvas.findByRole('combobox', { name: 'Find a state' });
    await userEvent.type(again, 'print');
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
