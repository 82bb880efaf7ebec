/** `[a b c d e f]` of SVG and PostScript. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The numbers of a list: `1,2 3`. */
export function numbersIn(text: string): number[] {
  const found = text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu) ?? [];
  return found.map(Number);
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function step(kind: string, values: readonly number[]): Matrix {
  const [one = 0, two = 0, three = 0] = values;
  switch (kind) {
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
      return [a, b, c, d, e, f];
    }
    case 'translate':
      return [1, 0, 0, 1, one, two];
    case 'scale':
      return [one, 0, 0, values.length > 1 ? two : one, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos(radians(one)), Math.sin(radians(one))];
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
      return multiply([1, 0, 0, 1, two, three], multiply(turn, [1, 0, 0, 1, -two, -three]));
    }
    case 'skewX':
      return [1, 0, Math.tan(radians(one)), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians(one)), 0, 1, 0, 0];
    default:
      return identity;
  }
}

/** The matrix of a `transform` attribute. */
export function transformOf(text: string | undefined): Matrix {
  let all = identity;
  for (const [, kind = '', values = ''] of (text ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/gu)) {
    all = multiply(all, step(kind, numbersIn(values)));
  }
  return all;
}

/** How a `viewBox` is fitted into a place of this size (SVG 2, 8.2). */
export function viewBoxMatrix(
  viewBox: readonly [number, number, number, number],
  width: number,
  height: number,
  fit = 'xMidYMid meet',
): Matrix {
  const [x, y, w, h] = viewBox;
  const [sx, sy] = [width / w, height / h];
  if (fit.startsWith('none')) return [sx, 0, 0, sy, -x * sx, -y * sy];
  const s = fit.includes('slice') ? Math.max(sx, sy) : Math.min(sx, sy);
  const share = (word: string) => (word === 'Min' ? 0 : word === 'Max' ? 1 : 0.5);
  const [, alignX = 'Mid', alignY = 'Mid'] = /x(Min|Mid|Max)Y(Min|Mid|Max)/u.exec(fit) ?? [];
  return [
    s,
    0,
    0,
    s,
    (width - w * s) * share(alignX) - x * s,
    (height - h * s) * share(alignY) - y * s,
  ];
}
