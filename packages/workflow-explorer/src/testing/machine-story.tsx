import { machineCatalog } from '@brandroom/machines/catalog.gen';
import type { MachineParts } from '@brandroom/machines/statechart/machine-parts';
import type { MachineGraph, StatePath } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
import { guide } from '@brandroom/stories/guide';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import { isEntrance } from '../chart/chart';
import { loadViews } from '../explorer/lazy-views';
import { WorkflowExplorer } from '../explorer/WorkflowExplorer';
import type { Place } from '../place';

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

/** One of our machines in the explorer. */
export function MachineStory({ slug, view }: { slug: string; view: Place['view'] }) {
  const { machine, graph, label, people, samples, words } = machineOf(slug);
  const [place, setPlace] = useState<Place>({
    view,
    state: null,
    event: null,
    as: null,
    at: null,
    compare: null,
  });
  return (
    <WorkflowExplorer
      graph={graph}
      name={label}
      machine={machine}
      source={{ kind: 'none' }}
      people={people}
      samples={samples}
      messages={words}
      place={place}
      onPlaceChange={setPlace}
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

/** The guide of a machine's page. A screen reader speaks its diagram. */
export const machineGuide = (slug: string) =>
  guide({
    purpose: entryOf(slug).sentence,
    avoid: 'To see where one item is, open the item’s workflow.',
    keys: [{ keys: ['ArrowDown'], does: 'Goes to the next step of a state', story: 'InDiagram' }],
    dos: ['Read the table for all steps at once.'],
    donts: ['Rely on the diagram alone.'],
    heard: 'InDiagram',
  });

interface Played {
  canvas: ReturnType<typeof within>;
  userEvent: { keyboard: (keys: string) => Promise<void> };
}

/** Every step has its row in the table. */
export const tableIsWhole =
  (slug: string) =>
  async ({ canvas }: Pick<Played, 'canvas'>) => {
    const steps = machineOf(slug).graph.transitions.filter((step) => !isEntrance(step));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(steps.length);
  };

/** Every state of the outermost level is a button, and no label is cut off. */
export const diagramIsWhole =
  (slug: string) =>
  async ({ canvas, userEvent }: Played) => {
    const { states } = machineOf(slug).graph;
    const inside = (path: StatePath | undefined) => states.filter(({ parent }) => parent === path);
    const group = canvas.getByRole('group', { name: /^Diagram of/u });
    const boxes = within(group).getAllByRole('button');
    await expect(boxes).toHaveLength(inside(states[0]?.path).length);
    const clipped = [...group.querySelectorAll('[style]')].filter(
      (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
    );
    await expect(clipped.map(({ textContent }) => textContent)).toEqual([]);
    boxes[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(boxes[0]).toHaveFocus();
  };
