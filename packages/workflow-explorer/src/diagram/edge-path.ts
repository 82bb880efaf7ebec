import type { Point } from './layered-layout';

const text = (value: number) => String(Math.round(value * 10) / 10);

/** An edge as the path of an SVG: upright at both ends of each stretch. */
export function edgePath([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let before = first;
  const stretches = rest.map((to) => {
    const middle = (before.y + to.y) / 2;
    const { x } = before;
    before = to;
    return `C${text(x)} ${text(middle)} ${text(to.x)} ${text(middle)} ${text(to.x)} ${text(to.y)}`;
  });
  return `M${text(first.x)} ${text(first.y)}${stretches.join('')}`;
}

/** The arrow at the end of an edge. */
export function arrowPath(points: readonly Point[]): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return '';
  const back = end.y >= before.y ? -7 : 7;
  const [x, y] = [end.x, end.y + back];
  return `M${text(end.x)} ${text(end.y)}L${text(x - 4)} ${text(y)}L${text(x + 4)} ${text(y)}Z`;
}
