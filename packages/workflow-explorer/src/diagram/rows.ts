import type { Cell, Chain, LayoutEdge, LayoutNode } from './layout-types';

type Ends = readonly [from: string, to: string];

/** The edges that close a cycle, found depth first in the order given. */
function closing(ids: readonly string[], edges: readonly Ends[]): ReadonlySet<Ends> {
  const found = new Set<Ends>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string) => {
    state.set(id, 'open');
    for (const edge of edges) {
      const [from, to] = edge;
      if (from !== id) continue;
      if (state.get(to) === 'open') found.add(edge);
      else if (!state.has(to)) visit(to);
    }
    state.set(id, 'done');
  };
  for (const id of ids) if (!state.has(id)) visit(id);
  return found;
}

/** The layer of each node: the longest way from a node that nothing leads to. */
function layersOf(ids: readonly string[], down: readonly Ends[]): ReadonlyMap<string, number> {
  const layers = new Map(ids.map((id) => [id, 0]));
  for (let round = 0; round < ids.length; round += 1) {
    for (const [from, to] of down)
      layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(from) ?? 0) + 1));
  }
  return layers;
}

interface Span {
  /** The rows between which the edge runs; null where it has no end there. */
  readonly top: number | null;
  readonly bottom: number | null;
  readonly ends: readonly [top: string | null, bottom: string | null];
  readonly isUpward: boolean;
}

/** The rows in which the label of an edge can be, the nearest to the source first. */
function roomFor({ top, bottom, isUpward }: Span): readonly number[] {
  if (top === null) return [bottom === null ? 0 : bottom - 1];
  if (bottom === null) return [top + 1];
  const between = Array.from({ length: (bottom - top) / 2 }, (_, step) => top + 1 + 2 * step);
  return isUpward ? between.toReversed() : between;
}

export interface Rows {
  readonly rows: Cell[][];
  readonly chains: readonly Chain[];
}

/**
 * Puts nodes into odd rows from top to bottom and labels into the even rows between them, each into the row with the
 * most room. Edges that close a cycle run upwards.
 */
export function rowsOf(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): Rows {
  const ids = nodes.map(({ id }) => id);
  const ends = edges.map(({ from, to }): Ends | null =>
    from === null || to === null || from === to ? null : [from, to],
  );
  const closed = closing(
    ids,
    ends.flatMap((each) => (each ? [each] : [])),
  );
  const layers = layersOf(
    ids,
    ends.flatMap((each): Ends[] => {
      if (!each) return [];
      return [closed.has(each) ? [each[1], each[0]] : each];
    }),
  );
  const rowOf = (id: string | null) => (id === null ? null : 2 * (layers.get(id) ?? 0) + 1);
  const spans = edges.map(({ from, to }, index): Span => {
    const both = ends[index];
    const isUpward = both !== null && both !== undefined && closed.has(both);
    const last = to === from ? null : to;
    const [upper, lower] = isUpward ? [last, from] : [from, last];
    return { top: rowOf(upper), bottom: rowOf(lower), ends: [upper, lower], isUpward };
  });

  const rows: Cell[][] = [];
  const cells = new Map<string, Cell>();
  const put = (node: LayoutNode, row: number): Cell => {
    const cell = { ...node, x: 0 };
    while (rows.length <= row) rows.push([]);
    rows[row]?.push(cell);
    cells.set(node.id, cell);
    return cell;
  };
  for (const node of nodes) put(node, rowOf(node.id) ?? 1);
  const labelRows = new Map<LayoutEdge, number>();
  const filled = new Map<number, number>();
  const choices = edges.map((edge, index) => {
    const span = spans[index];
    return { edge, rows: edge.label && span ? roomFor(span) : [] };
  });
  // Labels with one possible row come first, so that the others fill the remaining space.
  for (const choice of choices.toSorted((a, b) => a.rows.length - b.rows.length)) {
    const widthAt = (row: number) => filled.get(row) ?? 0;
    const [row] = choice.rows.toSorted((a, b) => widthAt(a) - widthAt(b));
    if (row === undefined || !choice.edge.label) continue;
    labelRows.set(choice.edge, row);
    filled.set(row, widthAt(row) + choice.edge.label.width);
  }
  const chains = edges.map((edge, index): Chain => {
    const span = spans[index];
    if (!span) return { cells: [], isUpward: false };
    const at = labelRows.get(edge);
    const [upper, lower] = span.ends.map((id) => (id === null ? undefined : cells.get(id)));
    const first = span.top === null ? (at ?? 0) : span.top + 1;
    const last = span.bottom === null ? (at ?? 0) : span.bottom - 1;
    const between = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => {
      const row = first + step;
      return edge.label && row === at
        ? put(edge.label, row)
        : put({ id: `bend ${String(index)} ${String(step)}`, width: 0, height: 0 }, row);
    });
    return {
      cells: [upper, ...between, lower].filter((cell) => cell !== undefined),
      isUpward: span.isUpward,
    };
  });
  return { rows, chains };
}
