import preview from '@brandroom/stories/preview';
import { readMachine } from '@brandroom/statechart/read-machine';
import { secondKiosk } from '@brandroom/statechart/testing/second-kiosk';
import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { Button } from '@brandroom/ui/Button';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { isEntrance } from '../chart/chart';
import { exportFormats } from '../exports/formats';
import type { ExplorerSource } from '../source';
import { kioskGraph, kioskPeople, runningKiosk, runningOf } from '../testing/kiosk';
import { MachineStory, prepared } from '../testing/machine-story';
import { Explorer, boardIn, clippedIn, panelIn } from './explorer-in-stories';
import { loadViews } from './lazy-views';

const meta = preview.meta({
  title: 'Workflows/AnyMachine',
  tags: ['!autodocs'],
  component: Explorer,
  parameters: { controls: { disable: true } },
  beforeEach: loadViews,
});

export const Outline = meta.story({
  render: () => <Explorer start={{}} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
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
    const panel = panelIn(canvas);
    panel.getByRole('button', { name: 'On' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('heading', { name: 'On' })).toHaveFocus();
    const arrivals = within(panel.getByRole('group', { name: 'Arrives from' }));
    arrivals.getByRole('button', { name: 'Off: LIGHT' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('heading', { name: 'Off' })).toHaveFocus();
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

export const Table = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'table' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find steps' }), 'busy');
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(2);
    await userEvent.click(canvas.getAllByRole('button', { name: 'PAY' })[0] ?? document.body);
    const panel = panelIn(canvas);
    await expect(panel.getByRole('button', { name: 'PAY', expanded: true })).toBeVisible();
  },
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

/** The key of a view leads to its page, and that of the diagram to the selected state, where its keys work. */
export const ViewsByKey = meta.story({
  render: () => <Explorer start={{}} hasKeys />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    panel.getByRole('button', { name: 'PAY' }).focus();
    await userEvent.keyboard('d');
    const board = boardIn(canvas, /^Diagram of Sale/u);
    const idle = board.getByRole('button', { name: /^Idle/u });
    await waitFor(() => expect(idle).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const printing = board.getByRole('button', { name: /^Printing/u });
    await expect(printing).toHaveFocus();
    // Back into the view that is shown already.
    panel.getByRole('button', { name: 'Previous state' }).focus();
    await userEvent.keyboard('d');
    await expect(printing).toHaveFocus();
    await userEvent.keyboard('t');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.keyboard('v');
    await expect(canvas.getByRole('radio', { name: 'Compare' })).toBeChecked();
    await userEvent.keyboard('d');
    const again = boardIn(canvas, /^Diagram of Sale/u);
    await waitFor(() => expect(again.getByRole('button', { name: /^Printing/u })).toHaveFocus());
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

/** A machine that another copy of XState has made answers alike in each view. */
export const MadeByASecondCopy = meta.story({
  render: () => <Explorer start={{}} machine={secondKiosk} />,
  play: async ({ canvas, userEvent }) => {
    const panel = panelIn(canvas);
    await expect(canvas.getByRole('row', { name: /^Idle/u })).toBeVisible();
    await expect(panel.getAllByText('Can')).not.toHaveLength(0);
    const show = (view: string) => userEvent.click(canvas.getByRole('radio', { name: view }));
    await show('Diagram');
    boardIn(canvas, /^Diagram of Sale/u)
      .getByRole('button', { name: /^Idle/u })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      await within(document.body).findByText('PAY. Leads to Printing; not with this data.'),
    ).toBeInTheDocument();
    await show('Table');
    const steps = kioskGraph.transitions.filter((step) => !isEntrance(step));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(steps.length);
    await show('Try it');
    const now = within(canvas.getByRole('region', { name: /^Now in Idle/u }));
    await userEvent.click(now.getAllByRole('button', { name: 'PAY' })[0] ?? document.body);
    await expect(canvas.getByRole('region', { name: /^Now in Coins/u })).toBeVisible();
    await show('Log');
    const log = within(canvas.getByRole('region', { name: 'Log' }));
    await expect(log.getAllByText('Taken')).not.toHaveLength(0);
    await show('Who can');
    const path = within(canvas.getByRole('region', { name: 'How to get there' }));
    await userEvent.selectOptions(path.getByRole('combobox', { name: 'To' }), 'Printing');
    await expect(path.getByText('1. 200 ms pass → Printing, Off, Open')).toBeVisible();
    await show('Export');
    await expect(canvas.getByRole('button', { name: 'Download SVG' })).toBeVisible();
    const written = exportFormats.map(({ write }) => write(readMachine(secondKiosk)));
    await expect(written).toEqual(exportFormats.map(({ write }) => write(kioskGraph)));
    await show('Compare');
    await canvas.findByRole('heading', { name: /^From Version 0\.9\.0/u });
    await expect(canvas.getByText('Was “Done”, is “Sold”.')).toBeVisible();
  },
});

export const TimelineOfASecondCopy = meta.story({
  render: () => <Explorer start={{}} machine={secondKiosk} source={runningOf(secondKiosk)} />,
  play: async ({ canvas, userEvent }) => {
    await expect(panelIn(canvas).queryByText('Running here')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Timeline' }));
    await expect(await canvas.findByText('Step 2 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('As of 8:00')).toBeVisible();
    await expect(await panelIn(canvas).findByText('Ran here')).toBeVisible();
  },
});

export const WhoCan = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'people' }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('No step of this workflow depends on who takes it.'),
    ).toBeVisible();
    const path = within(canvas.getByRole('region', { name: 'How to get there' }));
    await userEvent.selectOptions(path.getByRole('combobox', { name: 'To' }), 'Printing');
    const steps = path.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual([
      '1. PAY → Coins, Off, Open',
      '2. 200 ms pass → Printing, Off, OpenHappens by itself',
    ]);
  },
});

/** People of a machine without reasons: who can, played as one, compared with the other, and their path. */
export const WhoCanOfTwoPeople = meta.story({
  render: () => <Explorer start={{ view: 'people' }} people={kioskPeople} />,
  play: async ({ canvas, userEvent }) => {
    const answers = () => {
      const row = canvas.getByRole('row', { name: /^SECRET\b/u });
      return within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    };
    const refused = 'Can’t: refused by an unnamed rule';
    await expect(answers()).toEqual(['Idle', 'Can', refused]);
    const actAs = canvas.getByRole('combobox', { name: 'Act as' });
    await userEvent.selectOptions(actAs, 'A guest');
    await expect(answers()).toEqual(['Idle', refused]);
    const compare = canvas.getByRole('combobox', { name: 'Compare with' });
    await userEvent.selectOptions(compare, 'A clerk');
    await expect(answers()).toEqual(['Idle', refused, 'Can']);
    const path = within(canvas.getByRole('region', { name: 'How to get there' }));
    await userEvent.selectOptions(path.getByRole('combobox', { name: 'To' }), 'Coins');
    await expect(path.getByText('A guest')).toBeVisible();
    await userEvent.selectOptions(actAs, 'As: Anyone');
    await expect(path.getByText('A clerk; A guest')).toBeVisible();
  },
});

export const Exports = meta.story({
  tags: ['pictured'],
  render: () => <Explorer start={{ view: 'export' }} />,
  play: async ({ canvas, userEvent }) => {
    const mermaid = canvas.getByRole('button', { name: 'Download Mermaid' });
    await expect(mermaid).toBeVisible();
    // One Tab stop for all formats.
    mermaid.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Copy Mermaid' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Copy Markdown text' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar', { name: 'File formats' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(document.body);
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
    const board = boardIn(canvas, /^Diagram of Kiosk/u);
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
