import type { Layout, LayoutEdge, LayoutNode } from './layout-types';
import { orderRows } from './order-rows';
import { placeCells } from './place-cells';
import { routeLines } from './route-lines';
import { rowsOf } from './rows';

const margin = 8;

/**
 * Lays nodes out in rows from top to bottom, with the labels of the edges in rows between them. Lines run through the
 * gaps between the cells of a row and between the rows. The same input gives the same layout.
 */
export function layeredLayout(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): Layout {
  const { rows: found, chains } = rowsOf(nodes, edges);
  const rows = orderRows(found, chains);
  placeCells(rows, chains);
  const all = rows.flat();
  const left = Math.min(...all.map(({ x }) => x)) - margin;
  for (const cell of all) cell.x -= left;
  const { lines, tops, heights, height } = routeLines(rows, chains, margin);
  const placed = new Map(
    rows.flatMap((row, at) =>
      row.map((cell) => {
        const y = (tops[at] ?? 0) + ((heights[at] ?? 0) - cell.height) / 2;
        return [cell.id, { ...cell, y }] as const;
      }),
    ),
  );
  const ids = [...nodes, ...edges.flatMap(({ label }) => (label ? [label] : []))];
  return {
    width: Math.max(0, ...all.map(({ x, width }) => x + width)) + margin,
    height,
    nodes: ids.flatMap(({ id }) => placed.get(id) ?? []),
    lines,
  };
}
