import type { Point } from './layout-types';

const radius = 6;
const text = (value: number) => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point) => `${text(x)} ${text(y)}`;

/** The point on the way from one to another, a distance before its end. */
function before(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return { x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part };
}

/** A line as the path of an SVG, with rounded corners. */
export function edgePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const stretches = rest.map((corner, index) => {
    const next = rest[index + 1];
    if (!next) return `L${at(corner)}`;
    const last = points[index] ?? corner;
    return `L${at(before(last, corner, radius))}Q${at(corner)} ${at(before(next, corner, radius))}`;
  });
  return `M${at(first)}${stretches.join('')}`;
}

/** The arrow at the end of an edge. */
export function arrowPath(points: readonly Point[]): string {
  const [end, last] = [points.at(-1), points.at(-2)];
  if (!end || !last) return '';
  const y = end.y + (end.y >= last.y ? -8 : 8);
  return `M${at(end)}L${text(end.x - 4.5)} ${text(y)}L${text(end.x + 4.5)} ${text(y)}Z`;
}
