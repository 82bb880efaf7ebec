import { describe, expect, it } from 'vitest';

import { chartOf } from '../chart/chart';
import { kioskGraph } from '../testing/kiosk';
import type { Layout } from './layered-layout';
import { layeredLayout } from './layered-layout';
import { levelOf } from './level';

/** The pairs of nodes that cover each other. */
function overlaps({ nodes }: Layout): readonly string[] {
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

const chart = chartOf(kioskGraph);
const parents = kioskGraph.states.filter(({ path }) => chart.childrenOf(path).length > 0);

describe('a level', () => {
  it.each(parents)('inside $path has no overlaps, and is the same each time', (parent) => {
    const level = levelOf(chart, parent);
    expect(overlaps(level.layout)).toEqual([]);
    expect(levelOf(chart, parent)).toEqual(level);
    expect(level.layout.nodes.every(({ x, y }) => x >= 0 && y >= 0)).toBe(true);
  });

  it('shows each step of its states once, with where it leaves the level', () => {
    const sale = chart.find('sale');
    const level = levelOf(chart, sale ?? chart.root);
    const labels = level.steps.map(({ label }) => label);
    expect(labels).toContain('COUNT (stays)');
    expect(labels).toContain('Coins: CANCEL');
    expect(new Set(level.steps.map(({ id }) => id)).size).toBe(level.steps.length);
  });
});

describe('the layered layout', () => {
  const node = (id: string) => ({ id, width: 40, height: 20 });

  it('draws the main path downwards and its way back upwards', () => {
    const { nodes, edges } = layeredLayout(['a', 'b', 'c'].map(node), [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ]);
    const tops = nodes.map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((x, y) => x - y));
    const back = edges[2]?.points ?? [];
    expect(back[0]?.y).toBeGreaterThan(back.at(-1)?.y ?? 0);
  });

  it('untangles two edges that cross in the order given', () => {
    const { nodes } = layeredLayout(['a', 'b', 'c', 'd'].map(node), [
      { from: 'a', to: 'd' },
      { from: 'b', to: 'c' },
    ]);
    const x = (id: string) => nodes.find((each) => each.id === id)?.x ?? 0;
    expect((x('a') - x('b')) * (x('d') - x('c'))).toBeGreaterThan(0);
  });
});
