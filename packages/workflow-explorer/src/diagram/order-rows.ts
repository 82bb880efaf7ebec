import type { Cell, Chain } from './layout-types';

/** A cell with its place in its row and its neighbours in the rows above and below. */
interface Spot {
  readonly cell: Cell;
  readonly above: Spot[];
  readonly below: Spot[];
  at: number;
}

function number(row: readonly Spot[]): void {
  for (const [index, spot] of row.entries()) spot.at = index;
}

/** How many lines of two cells cross, if the first is on the left. */
function crossingsOf(left: readonly Spot[], right: readonly Spot[]): number {
  let count = 0;
  for (const a of left) for (const b of right) if (a.at > b.at) count += 1;
  return count;
}

function crossings(rows: readonly (readonly Spot[])[]): number {
  let count = 0;
  for (const row of rows)
    for (const [index, a] of row.entries())
      for (let other = index + 1; other < row.length; other += 1)
        count += crossingsOf(a.below, row[other]?.below ?? []);
  return count;
}

/** Puts each row in the order of the middle of its neighbours in the row before. */
function sweep(rows: readonly Spot[][], isDown: boolean): void {
  for (const row of isDown ? rows : rows.toReversed()) {
    const weight = new Map(
      row.map((spot) => {
        const beside = isDown ? spot.above : spot.below;
        const sum = beside.reduce((total, { at }) => total + at, 0);
        return [spot, beside.length > 0 ? sum / beside.length : spot.at];
      }),
    );
    row.sort((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0));
    number(row);
  }
}

/** Swaps neighbours as long as that leaves fewer crossings. */
function swap(rows: readonly Spot[][]): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const row of rows) {
      for (let left = 0; left + 1 < row.length; left += 1) {
        const [a, b] = [row[left], row[left + 1]];
        if (!a || !b) continue;
        const now = crossingsOf(a.above, b.above) + crossingsOf(a.below, b.below);
        const then = crossingsOf(b.above, a.above) + crossingsOf(b.below, a.below);
        if (then >= now) continue;
        [row[left], row[left + 1]] = [b, a];
        [a.at, b.at] = [b.at, a.at];
        hasChanged = true;
      }
    }
  }
}

/** The orders to start from: as given, the other way round, and some that are mixed the same way each time. */
function startsOf(rows: readonly Spot[][]): readonly Spot[][][] {
  const mixed = [3, 5, 7, 11].map((step) =>
    rows.map((row) => {
      const key = new Map(row.map((spot, index) => [spot, ((index + 1) * step) % 13]));
      return row.toSorted((a, b) => (key.get(a) ?? 0) - (key.get(b) ?? 0));
    }),
  );
  return [rows.map((row) => [...row]), rows.map((row) => row.toReversed()), ...mixed];
}

/** Orders the cells of each row so that few lines cross. The same input gives the same order. */
export function orderRows(given: readonly Cell[][], chains: readonly Chain[]): Cell[][] {
  const rows = given.map((row) => row.map((cell): Spot => ({ cell, above: [], below: [], at: 0 })));
  const spots = new Map(rows.flat().map((spot) => [spot.cell, spot]));
  for (const { cells } of chains) {
    for (const [index, cell] of cells.entries()) {
      const next = cells[index + 1];
      const [upper, lower] = [spots.get(cell), next && spots.get(next)];
      if (!upper || !lower) continue;
      upper.below.push(lower);
      lower.above.push(upper);
    }
  }
  let best: readonly (readonly Spot[])[] = rows;
  let least = Infinity;
  for (const current of startsOf(rows)) {
    for (const row of current) number(row);
    for (let round = 0; round < 12 && least > 0; round += 1) {
      sweep(current, round % 2 === 0);
      swap(current);
      const count = crossings(current);
      if (count < least) [least, best] = [count, current.map((row) => [...row])];
    }
  }
  return best.map((row) => row.map(({ cell }) => cell));
}
