import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { readMachine } from '@brandroom/statechart/read-machine';
import { secondKiosk } from '@brandroom/statechart/testing/second-kiosk';
import { expect, waitFor, within } from 'storybook/test';

import { isEntrance } from '../chart/chart';
import { exportFormats } from '../exports/formats';
import { kioskGraph, kioskPeople, runningOf } from '../testing/kiosk';
import { loadViews } from '../testing/load-views';
import { Explorer, boardIn, panelIn } from './explorer-in-stories';

const meta = preview.meta({
  title: 'Workflows/AnyMachine',
  tags: ['!autodocs'],
  component: Explorer,
  parameters: {
    controls: { disable: true },
    ...guide({
      purpose: 'Shows who can take each step of a machine without words of its own.',
      avoid: 'To see one of our machines, open its own page.',
      keys: [{ keys: ['ArrowDown'], does: 'Selects the next state', story: 'Outline' }],
      dos: ['Compare two people to see what a permission changes.'],
      donts: ['Rely on the diagram alone.'],
      heard: 'WhoCanOfTwoPeople',
      announces: 'only',
    }),
  },
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
    await expect(
      await within(document.body).findByText(/^A clerk: 1 of \d+ steps differ\.$/u),
    ).toBeInTheDocument();
    const rowCount = () => canvas.getAllByRole('rowheader').length;
    const all = rowCount();
    await expect(canvas.getByText(`${String(all)} of ${String(all)} steps`)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
    await expect(answers()).toEqual(['Idle', refused, 'Can']);
    await expect(rowCount()).toBe(1);
    // Seen and announced.
    await expect(
      await within(document.body).findAllByText(`1 of ${String(all)} steps`),
    ).toHaveLength(2);
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
