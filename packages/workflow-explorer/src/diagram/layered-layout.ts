export interface LayoutNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface LayoutEdge {
  readonly from: string;
  readonly to: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Placed extends LayoutNode, Point {}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Upper left corners, in the order given. */
  readonly nodes: readonly Placed[];
  /** From the source's edge to the target's, in the order given. */
  readonly edges: readonly { readonly points: readonly Point[] }[];
}

const gaps = { across: 24, down: 36, margin: 16 };

/** A node of a layer; those without a height only bend an edge that passes the layer. */
interface Cell extends LayoutNode {
  x: number;
}

/** The edges that close a cycle, found depth first in the order given. */
function closing(ids: readonly string[], edges: readonly LayoutEdge[]): ReadonlySet<LayoutEdge> {
  const found = new Set<LayoutEdge>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string) => {
    state.set(id, 'open');
    for (const edge of edges) {
      if (edge.from !== id) continue;
      if (state.get(edge.to) === 'open') found.add(edge);
      else if (!state.has(edge.to)) visit(edge.to);
    }
    state.set(id, 'done');
  };
  for (const id of ids) if (!state.has(id)) visit(id);
  return found;
}

/** The layer of each node: the longest way from a node that nothing leads to. */
function layersOf(
  ids: readonly string[],
  down: readonly LayoutEdge[],
): ReadonlyMap<string, number> {
  const layers = new Map(ids.map((id) => [id, 0]));
  for (let round = 0; round < ids.length; round += 1) {
    for (const { from, to } of down)
      layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(from) ?? 0) + 1));
  }
  return layers;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many edges between two neighbouring layers cross. */
function crossings(rows: readonly (readonly Cell[])[], links: readonly LayoutEdge[]): number {
  const places = new Map(
    rows.flatMap((row, layer) => row.map(({ id }, at) => [id, { layer, at }])),
  );
  const ends = links.flatMap(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b ? [{ layer: a.layer, a: a.at, b: b.at }] : [];
  });
  let count = 0;
  for (const [index, one] of ends.entries())
    for (const other of ends.slice(index + 1))
      if (one.layer === other.layer && (one.a - other.a) * (one.b - other.b) < 0) count += 1;
  return count;
}

const gapBefore = (cell: Cell) => (cell.height === 0 ? gaps.across / 3 : gaps.across);

/** Puts each cell near the middle of its neighbours, as far as the others of its row leave room. */
function spread(row: readonly Cell[], wanted: ReadonlyMap<string, number>): void {
  const want = row.map((cell) => wanted.get(cell.id) ?? cell.x);
  const [rightwards, leftwards] = [[...want], [...want]];
  for (const [index, cell] of row.entries()) {
    const before = row[index - 1];
    if (!before) continue;
    const least = (rightwards[index - 1] ?? 0) + before.width + gapBefore(cell);
    rightwards[index] = Math.max(rightwards[index] ?? 0, least);
  }
  for (const [index, cell] of [...row.entries()].toReversed()) {
    const after = row[index + 1];
    if (!after) continue;
    const most = (leftwards[index + 1] ?? 0) - cell.width - gapBefore(after);
    leftwards[index] = Math.min(leftwards[index] ?? 0, most);
  }
  // Both leave enough room, so the middle of the two does.
  for (const [index, cell] of row.entries())
    cell.x = ((rightwards[index] ?? 0) + (leftwards[index] ?? 0)) / 2;
}

/**
 * Lays nodes out in layers from top to bottom. The same input gives the same layout. Edges run between neighbouring
 * layers; those that close a cycle run upwards.
 */
export function layeredLayout(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): Layout {
  const ids = nodes.map(({ id }) => id);
  const upward = closing(ids, edges);
  const down = edges.map((edge) =>
    upward.has(edge) ? { from: edge.to, to: edge.from } : { from: edge.from, to: edge.to },
  );
  const layers = layersOf(ids, down);
  const rows: Cell[][] = [];
  const put = (cell: Cell, layer: number) => (rows[layer] ??= []).push(cell);
  for (const node of nodes) put({ ...node, x: 0 }, layers.get(node.id) ?? 0);
  // Each edge as a chain of cells, one in each layer.
  const chains = down.map(({ from, to }, index) => {
    const [first, last] = [layers.get(from) ?? 0, layers.get(to) ?? 0];
    const bends = Array.from({ length: Math.max(0, last - first - 1) }, (_, step) => {
      const id = `bend ${String(index)} ${String(step)}`;
      put({ id, width: 8, height: 0, x: 0 }, first + 1 + step);
      return id;
    });
    return [from, ...bends, to];
  });
  const links = chains.flatMap((chain) =>
    chain.slice(1).map((to, index) => ({ from: chain[index] ?? to, to })),
  );
  const neighbours = (id: string, isDown: boolean) =>
    links.flatMap(({ from, to }) => (isDown ? (to === id ? [from] : []) : from === id ? [to] : []));

  let best = rows.map((row) => [...row]);
  let least = crossings(best, links);
  for (let sweep = 0; sweep < 12 && least > 0; sweep += 1) {
    const isDown = sweep % 2 === 0;
    const order = isDown
      ? rows.map((_, index) => index)
      : rows.map((_, index) => index).toReversed();
    for (const index of order) {
      const beside = rows[isDown ? index - 1 : index + 1];
      if (!beside) continue;
      const at = new Map(beside.map(({ id }, place) => [id, place]));
      const weight = new Map(
        (rows[index] ?? []).map(({ id }, place) => {
          const found = neighbours(id, isDown).flatMap((other) => at.get(other) ?? []);
          return [id, found.length > 0 ? mean(found) : place];
        }),
      );
      rows[index]?.sort((a, b) => (weight.get(a.id) ?? 0) - (weight.get(b.id) ?? 0));
    }
    const count = crossings(rows, links);
    if (count < least) [least, best] = [count, rows.map((row) => [...row])];
  }

  const cells = new Map(best.flat().map((cell) => [cell.id, cell]));
  const middle = (id: string) => {
    const cell = cells.get(id);
    return cell ? cell.x + cell.width / 2 : 0;
  };
  for (let pass = 0; pass < 10; pass += 1) {
    for (const row of pass % 2 === 0 ? best : best.toReversed()) {
      const wanted = new Map(
        row.map((cell) => {
          const beside = [...neighbours(cell.id, true), ...neighbours(cell.id, false)];
          return [cell.id, beside.length > 0 ? mean(beside.map(middle)) - cell.width / 2 : cell.x];
        }),
      );
      spread(row, wanted);
    }
  }

  const left = Math.min(0, ...best.flat().map(({ x }) => x)) - gaps.margin;
  const tops: number[] = [];
  let top = gaps.margin;
  for (const row of best) {
    tops.push(top);
    top += Math.max(0, ...row.map(({ height }) => height)) + gaps.down;
  }
  const layerOf = new Map(best.flatMap((row, layer) => row.map(({ id }) => [id, layer] as const)));
  const topOf = (id: string) => tops[layerOf.get(id) ?? 0] ?? 0;
  const placed = nodes.map((node) => ({
    ...node,
    x: (cells.get(node.id)?.x ?? 0) - left,
    y: topOf(node.id),
  }));
  const byId = new Map(placed.map((node) => [node.id, node]));
  const drawn = chains.map((chain, index) => {
    const points = chain.map((id, step): Point => {
      const node = byId.get(id);
      if (!node) return { x: middle(id) - left, y: topOf(id) };
      const isSource = step === 0;
      const sharing = chains.filter((each) => (isSource ? each[0] : each.at(-1)) === id);
      const towards = (each: readonly string[]) => middle((isSource ? each[1] : each.at(-2)) ?? id);
      const order = sharing.toSorted((a, b) => towards(a) - towards(b));
      const port = (order.indexOf(chain) + 1) / (order.length + 1);
      return { x: node.x + node.width * port, y: node.y + (isSource ? node.height : 0) };
    });
    const edge = edges[index];
    return { points: edge && upward.has(edge) ? points.toReversed() : points };
  });
  return {
    width:
      Math.max(
        0,
        ...placed.map(({ x, width }) => x + width),
        ...drawn.flatMap(({ points }) => points.map(({ x }) => x)),
      ) + gaps.margin,
    height: top - gaps.down + gaps.margin,
    nodes: placed,
    edges: drawn,
  };
}
