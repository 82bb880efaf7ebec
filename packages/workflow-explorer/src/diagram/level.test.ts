import { registeredMachines } from '@brandroom/machines/registry';
import { readMachine } from '@brandroom/statechart/read-machine';
import { booth } from '@brandroom/statechart/testing/booth.machine';
import type { ElkNode } from 'elkjs';
import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';

import { chartOf } from '../chart/chart';
import { kioskGraph } from '../testing/kiosk';
import { layeredLayout } from './layered-layout';
import type { LayoutEdge, LayoutNode, Placed, Point } from './layout-types';
import type { Level } from './level';
import { levelOf } from './level';

type Segment = readonly [Point, Point];

const segmentsOf = (points: readonly Point[]) =>
  points.slice(1).map((end, index): Segment => [points[index] ?? end, end]);

/** The pairs of boxes and labels that cover each other. */
function overlaps(nodes: readonly Placed[]): readonly string[] {
  return nodes.flatMap((a, index) =>
    nodes.slice(index + 1).flatMap((b) => {
      const apart =
        a.x + a.width <= b.x ||
        b.x + b.width <= a.x ||
        a.y + a.height <= b.y ||
        b.y + b.height <= a.y;
      return apart ? [] : [`${a.id} and ${b.id}`];
    }),
  );
}

/** The lines that run over a box or a label. Lines that start or end there stop at its edge. */
function covered({ layout }: Level): readonly string[] {
  return layout.lines.flatMap(({ edge, points }) =>
    segmentsOf(points).flatMap(([a, b]) =>
      layout.nodes.flatMap((node) => {
        const apart =
          Math.max(a.x, b.x) <= node.x ||
          Math.min(a.x, b.x) >= node.x + node.width ||
          Math.max(a.y, b.y) <= node.y + 0.01 ||
          Math.min(a.y, b.y) >= node.y + node.height - 0.01;
        return apart ? [] : [`edge ${String(edge)} over ${node.id}`];
      }),
    ),
  );
}

/** How often lines of different edges cross. */
function crossings(lines: readonly { edge: number; points: readonly Point[] }[]): number {
  const side = ([a, b]: Segment, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  const cross = (a: Segment, b: Segment) =>
    side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0;
  const all = lines.flatMap(({ edge, points }) =>
    segmentsOf(points).map((segment) => ({ edge, segment })),
  );
  return all.reduce(
    (count, a, index) =>
      count +
      all.slice(index + 1).filter((b) => a.edge !== b.edge && cross(a.segment, b.segment)).length,
    0,
  );
}

/** The stretches that two lines of different edges share. */
function shared({ layout }: Level): readonly string[] {
  const all = layout.lines.flatMap(({ edge, points }) =>
    segmentsOf(points).map(([a, b]) => ({ edge, a, b })),
  );
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      if (one.edge === other.edge) return [];
      const [p, q] = [one, other].map(({ a, b }) => ({
        x: [Math.min(a.x, b.x), Math.max(a.x, b.x)] as const,
        y: [Math.min(a.y, b.y), Math.max(a.y, b.y)] as const,
      }));
      if (!p || !q) return [];
      const x = Math.min(p.x[1], q.x[1]) - Math.max(p.x[0], q.x[0]);
      const y = Math.min(p.y[1], q.y[1]) - Math.max(p.y[0], q.y[0]);
      const isShared = (x > 1 && Math.abs(y) < 0.5) || (y > 1 && Math.abs(x) < 0.5);
      return isShared ? [`edges ${String(one.edge)} and ${String(other.edge)}`] : [];
    }),
  );
}

/** The same level by elkjs, with the labels as nodes on the lines. */
async function crossingsByElk({ layout, edges }: Level): Promise<number> {
  const graph: ElkNode = {
    id: 'level',
    layoutOptions: { 'elk.algorithm': 'layered', 'elk.direction': 'DOWN' },
    children: layout.nodes.map(({ id, width, height }) => ({ id, width, height })),
    edges: edges.flatMap(({ from, to, label }, index) => {
      const ends = [from, label?.id ?? null, to].filter((id) => id !== null);
      return ends.slice(1).map((end, part) => ({
        id: `${String(index)} ${String(part)}`,
        sources: [ends[part] ?? end],
        targets: [end],
      }));
    }),
  };
  const placed = await new ELK().layout(graph);
  return crossings(
    (placed.edges ?? []).flatMap(({ id, sections = [] }) =>
      sections.map(({ startPoint, bendPoints = [], endPoint }) => ({
        edge: Number(id.split(' ')[0]),
        points: [startPoint, ...bendPoints, endPoint],
      })),
    ),
  );
}

const graphs = [
  kioskGraph,
  readMachine(booth),
  ...registeredMachines.map(({ machine }) => readMachine(machine)),
];
const levels = graphs.flatMap((graph) => {
  const chart = chartOf(graph);
  return graph.states
    .filter(({ path }) => chart.childrenOf(path).length > 0)
    .map((parent) => ({ name: `${graph.id} ${parent.path}`, chart, parent }));
});

describe('a level', () => {
  it.each(levels)('of $name is drawn without overlaps, the same each time', ({ chart, parent }) => {
    for (const hasItem of [false, true]) {
      const level = levelOf(chart, parent, hasItem);
      expect(overlaps(level.layout.nodes)).toEqual([]);
      expect(covered(level)).toEqual([]);
      expect(shared(level)).toEqual([]);
      expect(levelOf(chart, parent, hasItem)).toEqual(level);
      expect(level.layout.nodes.every(({ x, y }) => x >= 0 && y >= 0)).toBe(true);
    }
  });

  it.each(levels)('of $name crosses few lines', async ({ chart, parent }) => {
    for (const hasItem of [false, true]) {
      const level = levelOf(chart, parent, hasItem);
      const ours = crossings(level.layout.lines);
      const elks = await crossingsByElk(level);
      expect(ours).toBeLessThanOrEqual(elks + 2);
    }
  });

  it.each(levels)('of $name leads downwards along its shortest ways', ({ chart, parent }) => {
    const { layout, edges } = levelOf(chart, parent);
    const top = (id: string) => layout.nodes.find((node) => node.id === id)?.y ?? Number.NaN;
    // The way to each state with the fewest steps from where the level starts.
    const first = edges.find(({ label }) => label?.id === 'start')?.to ?? null;
    const ways = new Map<string, string>(first === null ? [] : [[first, 'start']]);
    for (const state of ways.keys())
      for (const { from, to } of edges)
        if (from === state && to !== null && !ways.has(to)) ways.set(to, state);
    expect([...ways].filter(([to, from]) => !(top(to) > top(from)))).toEqual([]);
  });

  it('shows each step of its states once, with where it leaves the level', () => {
    const chart = chartOf(kioskGraph);
    const level = levelOf(chart, chart.find('sale') ?? chart.root);
    const textOf = (labels: Level['steps'][number]['labels']) =>
      labels.map(({ lines }) => lines.join(' '));
    expect(level.states.flatMap(({ stays }) => textOf(stays))).toContain('COUNT (stays)');
    expect(level.steps.flatMap(({ labels }) => textOf(labels))).toContain('Coins: CANCEL');
    const ids = [
      ...level.states.flatMap(({ stays }) => stays),
      ...level.steps.flatMap(({ labels }) => labels),
    ].flatMap((label) => label.ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the layered layout', () => {
  const node = (id: string): LayoutNode => ({ id, width: 40, height: 20 });
  const edge = (from: string, to: string): LayoutEdge => ({ from, to });

  it('draws the main path downwards and its way back upwards', () => {
    const { nodes, lines } = layeredLayout(['a', 'b', 'c'].map(node), [
      edge('a', 'b'),
      edge('b', 'c'),
      edge('c', 'a'),
    ]);
    const tops = nodes.map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((x, y) => x - y));
    const back = lines.find((line) => line.edge === 2)?.points ?? [];
    expect(back[0]?.y).toBeGreaterThan(back.at(-1)?.y ?? 0);
  });

  it('untangles two edges that cross in the order given', () => {
    const { nodes } = layeredLayout(['a', 'b', 'c', 'd'].map(node), [
      edge('a', 'd'),
      edge('b', 'c'),
    ]);
    const x = (id: string) => nodes.find((each) => each.id === id)?.x ?? 0;
    expect((x('a') - x('b')) * (x('d') - x('c'))).toBeGreaterThan(0);
  });
});
