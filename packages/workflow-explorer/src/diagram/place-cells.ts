import type { Cell, Chain } from './layout-types';
import { spaced } from './spaced';

const gap = { nodes: 16, line: 14 };
const isBend = ({ height }: Cell) => height === 0;
const middle = ({ x, width }: Cell) => x + width / 2;

const gapBetween = (a: Cell, b: Cell) => (isBend(a) || isBend(b) ? gap.line : gap.nodes);

/** How strongly two neighbours want to be in line: a bend in a long line shows most. */
function pull(a: Cell, b: Cell): number {
  if (isBend(a) && isBend(b)) return 8;
  return isBend(a) || isBend(b) ? 2 : 1;
}

/** Puts the bends of a line that follow each other exactly in line, as far as the rows leave room. */
function straighten(rows: readonly (readonly Cell[])[], chains: readonly Chain[]): void {
  const rowOf = new Map(rows.flatMap((row) => row.map((cell) => [cell, row] as const)));
  /** How far a bend can move in its row. */
  const roomOf = (cell: Cell) => {
    const row = rowOf.get(cell) ?? [];
    const at = row.indexOf(cell);
    const [before, after] = [row[at - 1], row[at + 1]];
    return {
      least: before ? before.x + before.width + gapBetween(before, cell) : -Infinity,
      most: after ? after.x - gapBetween(cell, after) : Infinity,
    };
  };
  for (const { cells } of chains) {
    let run: Cell[] = [];
    let room = { least: -Infinity, most: Infinity };
    const end = () => {
      const mean = run.reduce((sum, { x }) => sum + x, 0) / run.length;
      for (const cell of run) cell.x = Math.max(room.least, Math.min(room.most, mean));
      run = [];
      room = { least: -Infinity, most: Infinity };
    };
    for (const cell of cells) {
      if (!isBend(cell)) {
        end();
        continue;
      }
      const own = roomOf(cell);
      const both = { least: Math.max(room.least, own.least), most: Math.min(room.most, own.most) };
      if (both.least > both.most) end();
      room = run.length === 0 ? own : both;
      run.push(cell);
    }
    end();
  }
}

/** Gives each cell its place from left to right, near the middle of its neighbours in the rows beside. */
export function placeCells(rows: readonly (readonly Cell[])[], chains: readonly Chain[]): void {
  const neighbours = new Map<Cell, Cell[]>();
  const join = (a: Cell, b: Cell) => neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
  for (const { cells } of chains) {
    for (const [index, upper] of cells.entries()) {
      const lower = cells[index + 1];
      if (!lower) continue;
      join(upper, lower);
      join(lower, upper);
    }
  }
  const gapsOf = (row: readonly Cell[]) =>
    row.map((cell, index) => {
      const before = row[index - 1];
      return before ? before.width + gapBetween(before, cell) : 0;
    });
  for (const row of rows) {
    const packed = spaced(
      row.map(() => 0),
      row.map(() => 1),
      gapsOf(row),
    );
    for (const [index, cell] of row.entries()) cell.x = packed[index] ?? 0;
  }
  for (let pass = 0; pass < 60; pass += 1) {
    for (const row of pass % 2 === 0 ? rows : rows.toReversed()) {
      const pulls = row.map((cell) =>
        (neighbours.get(cell) ?? []).map((other) => ({ x: middle(other), by: pull(cell, other) })),
      );
      const weights = pulls.map((all) => all.reduce((sum, { by }) => sum + by, 0.1));
      const wanted = row.map((cell, index) => {
        const sum = (pulls[index] ?? []).reduce((total, { x, by }) => total + x * by, 0);
        const own = 0.1 * middle(cell);
        return (sum + own) / (weights[index] ?? 1) - cell.width / 2;
      });
      const places = spaced(wanted, weights, gapsOf(row));
      for (const [index, cell] of row.entries()) cell.x = places[index] ?? 0;
    }
  }
  for (let pass = 0; pass < 3; pass += 1) straighten(rows, chains);
}
