import type { Matrix, Point } from './matrix';
import { apply } from './matrix';

/** A path of absolute lines and cubic curves. */
export type Segment =
  | readonly ['M', Point]
  | readonly ['L', Point]
  | readonly ['C', Point, Point, Point]
  | readonly ['Z'];
export type Path = readonly Segment[];

const arity: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const token = /([a-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/giu;

interface Command {
  readonly letter: string;
  readonly values: readonly number[];
}

/** Arcs may write their flags without a space: `a1 1 0 01 5 5`. */
function spaced(data: string): string {
  const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
  const one = new RegExp(
    String.raw`(${number}[\s,]*${number}[\s,]*${number}[\s,]*)([01])[\s,]*([01])[\s,]*(${number}[\s,]*${number})`,
    'giu',
  );
  return data.replaceAll(/a[^a-df-z]*/giu, (arc) => arc.replaceAll(one, '$1 $2 $3 $4 '));
}

function commandsOf(data: string): Command[] {
  const commands: Command[] = [];
  let letter = '';
  let values: number[] = [];
  const push = () => {
    const need = arity[letter.toUpperCase()];
    if (need === undefined || values.length < need) return false;
    commands.push({ letter, values });
    values = [];
    // Further pairs after a move are lines.
    letter = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
    return true;
  };
  for (const [, letterFound, numberFound] of spaced(data).matchAll(token)) {
    if (letterFound !== undefined) {
      letter = letterFound;
      values = [];
      if (letter.toUpperCase() === 'Z') push();
      continue;
    }
    values.push(Number(numberFound));
    if (values.length === arity[letter.toUpperCase()]) push();
  }
  return commands;
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** A quadratic curve as a cubic one. */
const raised = (from: Point, control: Point, to: Point): Segment => [
  'C',
  between(from, control, 2 / 3),
  between(to, control, 2 / 3),
  to,
];

interface Arc {
  readonly radii: Point;
  readonly turn: number;
  readonly isLarge: boolean;
  readonly isSweep: boolean;
}

/** An elliptic arc as cubic curves (SVG 2, B.2.4). */
function arcTo(from: Point, to: Point, { radii, turn, isLarge, isSweep }: Arc): Segment[] {
  let [rx, ry] = [Math.abs(radii[0]), Math.abs(radii[1])];
  if (rx === 0 || ry === 0) return [['L', to]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const size = (x * x) / (rx * rx) + (y * y) / (ry * ry);
  if (size === 0) return [];
  if (size > 1) [rx, ry] = [rx * Math.sqrt(size), ry * Math.sqrt(size)];
  const ratio = (rx * rx * ry * ry) / (rx * rx * y * y + ry * ry * x * x) - 1;
  const root = (isLarge === isSweep ? -1 : 1) * Math.sqrt(Math.max(0, ratio));
  const [cx, cy] = [(root * rx * y) / ry, (-root * ry * x) / rx];
  const [mx, my] = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const delta = sweep / parts;
  const reach = (4 / 3) * Math.tan(delta / 4);
  const place = (u: number, v: number): Point => [
    mx + cos * rx * u - sin * ry * v,
    my + sin * rx * u + cos * ry * v,
  ];
  return Array.from({ length: parts }, (_, part): Segment => {
    const [a, b] = [start + part * delta, start + (part + 1) * delta];
    const end = part === parts - 1 ? to : place(Math.cos(b), Math.sin(b));
    return [
      'C',
      place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      end,
    ];
  });
}

/** The path of a `d` attribute. */
export function pathOf(data: string): Path {
  const path: Segment[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let control: { of: string; point: Point } | null = null;
  for (const { letter, values } of commandsOf(data)) {
    const isRelative = letter === letter.toLowerCase();
    const origin: Point = isRelative ? at : [0, 0];
    const point = (index: number): Point => [
      origin[0] + (values[index] ?? 0),
      origin[1] + (values[index + 1] ?? 0),
    ];
    const kind = letter.toUpperCase();
    const mirrored = (of: string): Point =>
      control?.of === of ? between(control.point, at, 2) : at;
    let next: { of: string; point: Point } | null = null;
    if (kind === 'M') {
      start = point(0);
      path.push(['M', start]);
    } else if (kind === 'L') {
      path.push(['L', point(0)]);
    } else if (kind === 'H') {
      path.push(['L', [point(0)[0], at[1]]]);
    } else if (kind === 'V') {
      path.push(['L', [at[0], origin[1] + (values[0] ?? 0)]]);
    } else if (kind === 'C') {
      next = { of: 'C', point: point(2) };
      path.push(['C', point(0), point(2), point(4)]);
    } else if (kind === 'S') {
      next = { of: 'C', point: point(0) };
      path.push(['C', mirrored('C'), point(0), point(2)]);
    } else if (kind === 'Q') {
      next = { of: 'Q', point: point(0) };
      path.push(raised(at, point(0), point(2)));
    } else if (kind === 'T') {
      next = { of: 'Q', point: mirrored('Q') };
      path.push(raised(at, next.point, point(0)));
    } else if (kind === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
      const arc = { radii: [rx, ry] as const, turn, isLarge: large === 1, isSweep: sweep === 1 };
      path.push(...arcTo(at, point(5), arc));
      at = point(5);
    } else {
      path.push(['Z']);
      at = start;
    }
    const last = path.at(-1);
    if (last && last[0] !== 'Z' && kind !== 'A') at = last.at(-1) as Point;
    control = next;
  }
  return path;
}

const k = 0.552_284_7;

/** A circle or an ellipse. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Path {
  const at = (x: number, y: number): Point => [cx + x * rx, cy + y * ry];
  return [
    ['M', at(1, 0)],
    ['C', at(1, k), at(k, 1), at(0, 1)],
    ['C', at(-k, 1), at(-1, k), at(-1, 0)],
    ['C', at(-1, -k), at(-k, -1), at(0, -1)],
    ['C', at(k, -1), at(1, -k), at(1, 0)],
    ['Z'],
  ];
}

/** A rectangle, with optional round corners. */
export function rectPath([x, y]: Point, [w, h]: Point, [roundX, roundY]: Point = [0, 0]): Path {
  const [rx, ry] = [Math.min(roundX, w / 2), Math.min(roundY, h / 2)];
  if (rx <= 0 || ry <= 0) {
    return [['M', [x, y]], ['L', [x + w, y]], ['L', [x + w, y + h]], ['L', [x, y + h]], ['Z']];
  }
  const [kx, ky] = [rx * (1 - k), ry * (1 - k)];
  return [
    ['M', [x + rx, y]],
    ['L', [x + w - rx, y]],
    ['C', [x + w - kx, y], [x + w, y + ky], [x + w, y + ry]],
    ['L', [x + w, y + h - ry]],
    ['C', [x + w, y + h - ky], [x + w - kx, y + h], [x + w - rx, y + h]],
    ['L', [x + rx, y + h]],
    ['C', [x + kx, y + h], [x, y + h - ky], [x, y + h - ry]],
    ['L', [x, y + ry]],
    ['C', [x, y + ky], [x + kx, y], [x + rx, y]],
    ['Z'],
  ];
}

/** A line through points, given as pairs. */
export function polyPath(values: readonly number[], isClosed: boolean): Path {
  const points: Segment[] = [];
  for (let index = 0; index + 1 < values.length; index += 2) {
    const point: Point = [values[index] ?? 0, values[index + 1] ?? 0];
    points.push([index === 0 ? 'M' : 'L', point]);
  }
  return isClosed && points.length > 0 ? [...points, ['Z']] : points;
}

export function transformed(path: Path, matrix: Matrix): Path {
  return path.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    if (segment[0] === 'C') {
      const [, one, two, end] = segment;
      return ['C', apply(matrix, one), apply(matrix, two), apply(matrix, end)];
    }
    return [segment[0], apply(matrix, segment[1])];
  });
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a cubic curve turns along one axis, from 0 to 1. */
function turns(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [3 * (d - 3 * c + 3 * b - a), 6 * (c - 2 * b + a), 3 * (b - a)];
  if (Math.abs(p) < 1e-12) return Math.abs(q) < 1e-12 ? [] : [-r / q];
  const root = q * q - 4 * p * r;
  return root < 0 ? [] : [(-q + Math.sqrt(root)) / (2 * p), (-q - Math.sqrt(root)) / (2 * p)];
}

/** The smallest box around a path, without its stroke; null for an empty one. */
export function boundsOf(path: Path): Box | null {
  const xs: number[] = [];
  const ys: number[] = [];
  let at: Point = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    const end = segment.at(-1) as Point;
    if (segment[0] === 'C') {
      const [, one, two] = segment;
      for (const [axis, values] of [
        [0, xs],
        [1, ys],
      ] as const) {
        const [a, b, c, d] = [at[axis], one[axis], two[axis], end[axis]];
        for (const t of turns(a, b, c, d)) {
          if (t <= 0 || t >= 1) continue;
          const u = 1 - t;
          values.push(u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d);
        }
      }
    }
    xs.push(end[0]);
    ys.push(end[1]);
    at = end;
  }
  if (xs.length === 0) return null;
  const min = (values: number[]) => values.reduce((one, other) => Math.min(one, other));
  const max = (values: number[]) => values.reduce((one, other) => Math.max(one, other));
  const [x, y] = [min(xs), min(ys)];
  return { x, y, width: max(xs) - x, height: max(ys) - y };
}
