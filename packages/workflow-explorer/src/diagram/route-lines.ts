import type { Cell, Chain, Line, Point } from './layout-types';
import { spaced } from './spaced';

const port = { gap: 14, inset: 16, labelInset: 10 };
const track = { gap: 9, above: 12, below: 20 };

/** A line from one row to the next: straight down, across in a track, and down again. */
interface Link {
  readonly upper: Cell;
  readonly lower: Cell;
  readonly from: number;
  readonly to: number;
  track: number;
}

const isStraight = ({ from, to }: Link) => Math.abs(from - to) < 0.5;
const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));
const covers = ({ from, to }: Link, x: number) =>
  x > Math.min(from, to) - 1 && x < Math.max(from, to) + 1;

/** The crossings and overlaps when one link runs above another. */
function cost(above: Link, below: Link): number {
  const crossings = Number(covers(above, below.from)) + Number(covers(below, above.to));
  return crossings + (Math.abs(above.to - below.from) < port.gap / 2 ? 100 : 0);
}

const meet = (a: Link, b: Link) =>
  Math.min(a.from, a.to) < Math.max(b.from, b.to) + port.gap &&
  Math.min(b.from, b.to) < Math.max(a.from, a.to) + port.gap;

/** Gives the links of a gap their tracks, so that none covers another; returns how many there are. */
function setTracks(links: readonly Link[]): number {
  const moving = links.filter((link) => !isStraight(link));
  const order = [...moving];
  const costAt = (link: Link, at: number) =>
    order.reduce((sum, other, index) => {
      if (other === link) return sum;
      return sum + (index < at ? cost(other, link) : cost(link, other));
    }, 0);
  // Each moves to where it costs least, until none gets better.
  for (let hasChanged = true, round = 0; hasChanged && round < 20; round += 1) {
    hasChanged = false;
    for (const link of moving) {
      const now = order.indexOf(link);
      order.splice(now, 1);
      let best = now;
      for (let at = 0; at <= order.length; at += 1)
        if (costAt(link, at) < costAt(link, best)) best = at;
      order.splice(best, 0, link);
      hasChanged ||= best !== now;
    }
  }
  for (const [index, link] of order.entries())
    link.track = Math.max(
      0,
      ...order.slice(0, index).flatMap((each) => (meet(each, link) ? [each.track + 1] : [])),
    );
  return order.length === 0 ? 0 : 1 + Math.max(...order.map((link) => link.track));
}

/** Where the lines of one side of a node begin, near the cells that they lead to. */
function portsOf(cell: Cell, others: readonly Cell[]): readonly number[] {
  const [least, most] = [cell.x + port.inset, cell.x + cell.width - port.inset];
  const gap = Math.min(port.gap, (most - least) / Math.max(1, others.length - 1));
  const wanted = others.map(({ x, width }) => clamp(x + width / 2, least, most));
  const free = spaced(
    wanted,
    wanted.map(() => 1),
    wanted.map(() => gap),
  );
  // Those at the end make room for the others on the side where there is some.
  const shift = Math.max(0, least - (free[0] ?? least)) + Math.min(0, most - (free.at(-1) ?? most));
  return free.map((x) => x + shift);
}

export interface Routed {
  readonly lines: readonly Line[];
  /** The upper edge of each row and its height. */
  readonly tops: readonly number[];
  readonly heights: readonly number[];
  readonly height: number;
}

/** Draws the chains as lines that run between the cells of the rows and never over them. */
export function routeLines(
  rows: readonly (readonly Cell[])[],
  chains: readonly Chain[],
  margin: number,
): Routed {
  const rowOf = new Map(rows.flatMap((row, at) => row.map((cell) => [cell, at] as const)));
  const placeOf = new Map(rows.flatMap((row) => row.map((cell, at) => [cell, at] as const)));
  const pairs = chains.flatMap(({ cells }) =>
    cells.slice(1).map((lower, index) => ({ upper: cells[index] ?? lower, lower })),
  );
  type Pair = (typeof pairs)[number];
  const [atUpper, atLower] = [new Map<Pair, number>(), new Map<Pair, number>()];
  const isNode = (cell: Cell) => cell.height > 0 && (rowOf.get(cell) ?? 0) % 2 === 1;
  for (const row of rows) {
    for (const cell of row.filter(isNode)) {
      const sides = [
        { own: 'upper', other: 'lower', ports: atUpper },
        { own: 'lower', other: 'upper', ports: atLower },
      ] as const;
      for (const { own, other, ports } of sides) {
        const sharing = pairs
          .filter((pair) => pair[own] === cell)
          .toSorted((a, b) => (placeOf.get(a[other]) ?? 0) - (placeOf.get(b[other]) ?? 0));
        const found = portsOf(
          cell,
          sharing.map((pair) => pair[other]),
        );
        for (const [index, pair] of sharing.entries()) ports.set(pair, found[index] ?? cell.x);
      }
    }
  }
  /** A line meets a label straight where it can. */
  const towards = (cell: Cell, x: number) =>
    cell.width < 2 * port.inset
      ? cell.x + cell.width / 2
      : clamp(x, cell.x + port.labelInset, cell.x + cell.width - port.labelInset);
  const centre = ({ x, width }: Cell) => x + width / 2;
  const links = new Map(
    pairs.map((pair): [Pair, Link] => {
      const [upper, lower] = [atUpper.get(pair), atLower.get(pair)];
      const from = upper ?? towards(pair.upper, lower ?? centre(pair.lower));
      const to = lower ?? towards(pair.lower, from);
      return [pair, { ...pair, from, to, track: 0 }];
    }),
  );

  const heights = rows.map((row) => Math.max(0, ...row.map(({ height }) => height)));
  const tops: number[] = [];
  let top = margin;
  for (const [at, row] of rows.entries()) {
    tops.push(top);
    if (row.length === 0) continue;
    const gap = [...links.values()].filter(({ upper }) => rowOf.get(upper) === at);
    const count = setTracks(gap);
    top += (heights[at] ?? 0) + track.above + track.below + Math.max(0, count - 1) * track.gap;
  }
  const lastRow = rows.length - 1;
  const height = (tops[lastRow] ?? margin) + (heights[lastRow] ?? 0) + margin;

  let pairIndex = 0;
  const lines = chains.flatMap(({ cells, isUpward }, edge): Line[] => {
    const parts: Point[][] = [];
    for (const upper of cells.slice(0, -1)) {
      const pair = pairs[pairIndex];
      pairIndex += 1;
      const link = pair && links.get(pair);
      if (!link) continue;
      const at = rowOf.get(upper) ?? 0;
      const bottomOf = (cell: Cell, row: number) =>
        (tops[row] ?? 0) + ((heights[row] ?? 0) + cell.height) / 2;
      const start = { x: link.from, y: bottomOf(upper, at) };
      const y = (tops[at] ?? 0) + (heights[at] ?? 0) + track.above + link.track * track.gap;
      const end = { x: link.to, y: bottomOf(link.lower, at + 1) - link.lower.height };
      const across = isStraight(link)
        ? []
        : [
            { x: link.from, y },
            { x: link.to, y },
          ];
      if (upper.height === 0 && parts.length > 0) parts.at(-1)?.push(start, ...across, end);
      else parts.push([start, ...across, end]);
    }
    const ordered = isUpward ? parts.map((points) => points.toReversed()).toReversed() : parts;
    return ordered.map((points, index) => ({
      edge,
      points,
      isEnd: index === ordered.length - 1,
    }));
  });
  return { lines, tops, heights, height };
}
