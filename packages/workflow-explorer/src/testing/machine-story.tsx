import { machineCatalog } from '@brandroom/machines/catalog.gen';
import type { MachineParts } from '@brandroom/machines/statechart/machine-parts';
import type { MachineGraph, StatePath } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
import { drawnAs } from '@brandroom/stories/drawn-as';
import { guide } from '@brandroom/stories/guide';
import type { IconType } from '@brandroom/ui/Icon';
import { Clock, History, Undo2 } from 'lucide';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import { chartOf, isEntrance } from '../chart/chart';
import { WorkflowExplorer } from '../explorer/WorkflowExplorer';
import type { Place } from '../place';
import type { ExplorerSource } from '../source';
import { snapshotIn } from '../source';
import { innermost } from '../trial/situations';
import { emailSource, itemSource, runningSource, summarySource } from './machine-sources';
import { loadViews } from './load-views';

interface Loaded extends MachineParts {
  readonly label: string;
  readonly graph: MachineGraph;
}
const loaded = new Map<string, Loaded>();

function known<Entry>(entry: Entry | undefined, slug: string): Entry {
  if (!entry) throw new Error(`There is no machine “${slug}”.`);
  return entry;
}
const entryOf = (slug: string) =>
  known(
    machineCatalog.find((each) => each.slug === slug),
    slug,
  );
const machineOf = (slug: string) => known(loaded.get(slug), slug);

/** The sources of the explorer, each in one story of a page. */
const sources = {
  nothing: () => ({ kind: 'none' }),
  actor: runningSource,
  summary: summarySource,
  item: itemSource,
  email: emailSource,
} as const satisfies Record<string, (loaded: Loaded) => ExplorerSource>;

/** The state that is selected at first: where the source is; none without one. */
function stateOf(source: ExplorerSource, { states }: MachineGraph): StatePath | null {
  if (source.kind === 'none') return null;
  const snapshot = snapshotIn(source);
  return (snapshot ? innermost(snapshot)[0] : states[1]?.path) ?? null;
}

interface MachineStoryProps {
  slug: string;
  view: Place['view'];
  source?: keyof typeof sources;
}

/** One of our machines in the explorer. */
export function MachineStory({ slug, view, source: kind = 'nothing' }: MachineStoryProps) {
  const { graph, machine, label, people, samples, words } = machineOf(slug);
  const [source] = useState(() => sources[kind](machineOf(slug)));
  const [place, setPlace] = useState<Place>({
    view,
    state: stateOf(source, graph),
    event: null,
    // The last person may do least, so that the diagram's refusals can be heard.
    as: view === 'diagram' ? (people.at(-1)?.id ?? null) : null,
    at: null,
    compare: null,
  });
  return (
    <WorkflowExplorer
      graph={graph}
      name={label}
      machine={machine}
      source={source}
      people={people}
      samples={samples}
      messages={words}
      place={place}
      onPlaceChange={(change) => setPlace((all) => ({ ...all, ...change }))}
    />
  );
}

/** Loads a machine, so that its stories show it at once. */
export const prepared = (slug: string) => async () => {
  const { label, load } = entryOf(slug);
  const parts = await load();
  loaded.set(slug, { ...parts, label, graph: readMachine(parts.machine) });
  await loadViews();
};

/** The guide of a machine's page. A screen reader speaks the moves through its diagram, then the page. */
export const machineGuide = (slug: string) =>
  guide({
    purpose: entryOf(slug).sentence,
    avoid: 'To see where one item is, open the item’s workflow.',
    keys: [{ keys: ['ArrowDown'], does: 'Goes to the next step of a state', story: 'InDiagram' }],
    dos: ['Read the table for all steps at once.'],
    donts: ['Rely on the diagram alone.'],
    heard: 'InDiagram',
    announces: 'first',
  });

interface Played {
  canvas: ReturnType<typeof within>;
  userEvent: {
    keyboard: (keys: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
  };
}
type Seen = Pick<Played, 'canvas'>;

const panelIn = (canvas: Seen['canvas']) =>
  within(canvas.getByRole('complementary', { name: 'Selected state' }));

/** Every state is in the outline with the number of items in it, and the panel has their usual stay. */
export const outlineHasCounts =
  (slug: string) =>
  async ({ canvas }: Seen) => {
    const states = machineOf(slug).graph.states.length - 1;
    await expect(canvas.getAllByText(/^Items here: \d+ · /u)).toHaveLength(states);
    await expect(panelIn(canvas).getByText('Usual stay: 2 d')).toBeVisible();
  };

/** Every step has its row in the table, and the panel says where the actor runs. */
export const tableIsWhole =
  (slug: string) =>
  async ({ canvas }: Seen) => {
    const steps = machineOf(slug).graph.transitions.filter((step) => !isEntrance(step));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(steps.length);
    await expect(panelIn(canvas).getByText('Running here')).toBeVisible();
    // In our machines someone has the right to each step; only the data of the samples refuse some.
    await expect(canvas.queryAllByRole('cell', { name: 'No one' })).toEqual([]);
  };

/** Two steps of a trial are in the log, which says that it is a trial. */
export const logHasTrial = async ({ canvas, userEvent }: Played) => {
  for (const count of [1, 2]) {
    const now = canvas.getByRole('region', { name: /^Now in/u });
    const [move] = within(within(now).getAllByRole('list')[0] ?? now).getAllByRole('button');
    await userEvent.click(move ?? now);
    const steps = within(canvas.getByRole('group', { name: 'This trial' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(count + 1);
  }
  await userEvent.click(canvas.getByRole('radio', { name: 'Log' }));
  await expect(canvas.getByText('You see a trial. Nothing is saved.')).toBeVisible();
  const log = within(canvas.getByRole('region', { name: 'Log' }));
  await expect(log.getAllByText(/^(?:Taken|Refused)$/u)).toHaveLength(3);
};

/**
 * The journal of an item in its log, with its current state. Moves without a person have their own look
 * and label.
 */
export const itemHasJournal = async ({ canvas, userEvent }: Played) => {
  await expect(panelIn(canvas).getByText('You are here')).toBeVisible();
  await expect(canvas.getAllByText('Max approved this')).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Timeline' }));
  const slider = await canvas.findByRole('slider', { name: 'Moment' });
  const moves: readonly (readonly [mark: IconType, kind: string, steps: number])[] = [
    [Clock, 'By the clock', 0],
    [Undo2, 'Undo', 3],
    [History, 'Restore', 3],
  ];
  for (const [mark, kind, steps] of moves) {
    for (let step = 0; step < steps; step += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(`^${kind}\\.`));
    await expect(canvas.getByText(kind)).toBeVisible();
    await expect(slider.parentElement?.querySelectorAll(drawnAs(mark))).toHaveLength(1);
  }
};

/** Where a stored email is, in the outline and in the panel, and the step that it can take by its own data. */
export const emailIsHere = async ({ canvas }: Seen) => {
  const panel = panelIn(canvas);
  await expect(panel.getByText('You are here')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^Idle/u })).toHaveTextContent('You are here');
  await expect(
    panel.getByRole('button', { name: 'Resume sending', expanded: false }),
  ).toBeVisible();
  // Without a journal it has no timeline.
  await expect(canvas.queryByRole('button', { name: 'Timeline' })).toBeNull();
};

/**
 * Every state of the outermost level is a button, and no label is cut off. Then selects the first one, chooses its
 * first step, asks for the rules, follows it and returns, which the transcript hears.
 */
export const diagramIsWhole =
  (slug: string) =>
  async ({ canvas, userEvent }: Played) => {
    const { graph } = machineOf(slug);
    const chart = chartOf(graph);
    const outermost = chart.childrenOf(chart.root.path);
    const group = canvas.getByRole('group', { name: /^Diagram of/u });
    const boxes = within(group).getAllByRole('button');
    await expect(boxes).toHaveLength(outermost.length);
    const drawn = [...group.querySelectorAll('[style]')];
    await expect(drawn.length).toBeGreaterThanOrEqual(boxes.length);
    const clipped = drawn.filter(
      (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
    );
    await expect(clipped.map(({ textContent }) => textContent)).toEqual([]);
    const [first] = chart.order;
    boxes[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await panelIn(canvas).findByRole('heading', { name: chart.label(first?.path ?? '') }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowDown}g');
    const rules = { expanded: true };
    await expect(await panelIn(canvas).findAllByRole('button', rules)).not.toHaveLength(0);
    await userEvent.keyboard('{ArrowRight}{Backspace}');
    await expect(group).toContainElement(document.activeElement as HTMLElement | null);
  };
