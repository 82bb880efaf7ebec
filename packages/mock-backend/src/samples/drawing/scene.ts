export type Point = readonly [x: number, y: number];

export type Segment =
  | readonly ['M', Point]
  | readonly ['L', Point]
  | readonly ['C', Point, Point, Point]
  | readonly ['Z'];

/** Closed outlines, filled by the non-zero rule. */
export type Path = readonly Segment[];

export type Stop = readonly [offset: number, color: string];
export interface Gradient {
  /** Along a line, or outwards from `from` with the distance to `to` as radius. */
  kind: 'linear' | 'radial';
  from: Point;
  to: Point;
  stops: readonly Stop[];
}
/** `#rrggbb`, or colors that run into one another. */
export type Paint = string | Gradient;

export interface Shape {
  path: Path;
  paint: Paint;
  /** 0 to 1 */
  opacity: number;
}

/** A picture as shapes: written as SVG or turned into pixels. Sizes in pixels. */
export interface Scene {
  width: number;
  height: number;
  /** Null leaves the ground transparent. */
  ground: Paint | null;
  shapes: readonly Shape[];
}

// The control points that bring four cubic curves closest to a circle.
const round = 0.5523;

export function ellipse([x, y]: Point, rx: number, ry = rx): Path {
  const [kx, ky] = [rx * round, ry * round];
  return [
    ['M', [x + rx, y]],
    ['C', [x + rx, y + ky], [x + kx, y + ry], [x, y + ry]],
    ['C', [x - kx, y + ry], [x - rx, y + ky], [x - rx, y]],
    ['C', [x - rx, y - ky], [x - kx, y - ry], [x, y - ry]],
    ['C', [x + kx, y - ry], [x + rx, y - ky], [x + rx, y]],
    ['Z'],
  ];
}

export function polygon(points: readonly Point[]): Path {
  return [
    ...points.map((point, i): Segment => (i === 0 ? ['M', point] : ['L', point])),
    ['Z'] as const,
  ];
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Path {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - round);
  const [right, bottom] = [x + width, y + height];
  return [
    ['M', [x + r, y]],
    ['L', [right - r, y]],
    ['C', [right - k, y], [right, y + k], [right, y + r]],
    ['L', [right, bottom - r]],
    ['C', [right, bottom - k], [right - k, bottom], [right - r, bottom]],
    ['L', [x + r, bottom]],
    ['C', [x + k, bottom], [x, bottom - k], [x, bottom - r]],
    ['L', [x, y + r]],
    ['C', [x, y + k], [x + k, y], [x + r, y]],
    ['Z'],
  ];
}

/** A smooth closed outline through the points (Catmull-Rom). */
export function smooth(points: readonly Point[]): Path {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  return [
    ['M', at(0)],
    ...points.map((_, i): Segment => ['C', ...curve(at(i - 1), at(i), at(i + 1), at(i + 2))]),
    ['Z'],
  ];
}

function curve(before: Point, from: Point, to: Point, after: Point): [Point, Point, Point] {
  return [
    [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
    [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
    to,
  ];
}

/** Returns the area under a smooth line, down to `floor`. */
export function land(line: readonly Point[], floor: number): Path {
  const first = line[0] ?? [0, 0];
  const last = line.at(-1) ?? first;
  const at = (i: number): Point => line[Math.max(0, Math.min(line.length - 1, i))] ?? first;
  return [
    ['M', [first[0], floor]],
    ['L', first],
    ...line
      .slice(1)
      .map((_, i): Segment => ['C', ...curve(at(i - 1), at(i), at(i + 1), at(i + 2))]),
    ['L', [last[0], floor]],
    ['Z'],
  ];
}

/** A line of some width with round ends and joints. */
export function stroke(points: readonly Point[], width: number): Path {
  const half = width / 2;
  return points.flatMap((to, i): Path => {
    const from = points[i - 1];
    const joint = ellipse(to, half);
    if (!from) return joint;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
    // The same turn as the circles have, so that the overlap does not cancel out.
    const side = polygon([
      [from[0] - nx, from[1] - ny],
      [to[0] - nx, to[1] - ny],
      [to[0] + nx, to[1] + ny],
      [from[0] + nx, from[1] + ny],
    ]);
    return [...side, ...joint];
  });
}

/** Points along a circle, from one angle to another in turns (0.25 is a quarter, clockwise). */
export function arc([x, y]: Point, radius: number, from: number, to: number, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (from + ((to - from) * i) / steps) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A circle with a hole. */
export function ring(centre: Point, radius: number, width: number): Path {
  const hole = arc(centre, radius - width, 1, 0, 48);
  return [...ellipse(centre, radius), ...polygon(hole)];
}

/** Turns a path around a point; `turn` in turns. */
export function rotated(path: Path, [cx, cy]: Point, turn: number): Path {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  const move = ([x, y]: Point): Point => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ];
  return path.map((segment): Segment => {
    if (segment[0] === 'C') return ['C', move(segment[1]), move(segment[2]), move(segment[3])];
    return segment[0] === 'Z' ? segment : [segment[0], move(segment[1])];
  });
}

export function shape(path: Path, paint: Paint, opacity = 1): Shape {
  return { path, paint, opacity };
}

/** From the top of a picture to its bottom. */
export function vertical(height: number, ...colors: readonly string[]): Gradient {
  return {
    kind: 'linear',
    from: [0, 0],
    to: [0, height],
    stops: colors.map((color, i) => [i / Math.max(1, colors.length - 1), color]),
  };
}

/** From the middle outwards. */
export function glow(centre: Point, radius: number, ...colors: readonly string[]): Gradient {
  return {
    kind: 'radial',
    from: centre,
    to: [centre[0] + radius, centre[1]],
    stops: colors.map((color, i) => [i / Math.max(1, colors.length - 1), color]),
  };
}

/** A color on the way from one to another; `share` of the second, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
