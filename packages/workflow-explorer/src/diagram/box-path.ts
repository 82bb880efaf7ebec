import type { Placed } from './layout-types';
import type { Time } from './times-of';

/** The radius of the corners that give a status its shape. The present state has a point, as a pin has. */
const shapes: Partial<Readonly<Record<Time, { readonly round: number; readonly start?: number }>>> =
  { present: { round: 8, start: 0 }, past: { round: 0 }, possible: { round: 14 } };

const number = (value: number) => String(Math.round(value * 10) / 10);

/** The frame of a box as the path of an SVG: its corners show the status, as those of the diagram do. */
export function boxPath({ x, y, width, height }: Placed, time: Time): string {
  const { round, start = round } = shapes[time] ?? { round: 8 };
  const corners = [
    { at: [x + width, y], radius: round, from: [-1, 0], to: [0, 1] },
    { at: [x + width, y + height], radius: round, from: [0, -1], to: [-1, 0] },
    { at: [x, y + height], radius: start, from: [1, 0], to: [0, -1] },
    { at: [x, y], radius: round, from: [0, 1], to: [1, 0] },
  ] as const;
  const turns = corners.map(({ at, radius, from, to }) => {
    const point = ([across, down]: readonly [number, number]) =>
      `${number(at[0] + across * radius)} ${number(at[1] + down * radius)}`;
    return `L${point(from)}Q${point([0, 0])} ${point(to)}`;
  });
  return `M${number(x + round)} ${number(y)}${turns.join('')}Z`;
}
