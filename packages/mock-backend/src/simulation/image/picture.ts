import type { Random } from '../../samples/drawing/random';
import type { Path, Point, Segment } from '../../samples/drawing/scene';
import type { Palette } from './palette';

/** The material of a form; each style has its own color for it. */
export type Material =
  | 'far'
  | 'mid'
  | 'near'
  | 'water'
  | 'snow'
  | 'wall'
  | 'table'
  | 'main'
  | 'trim'
  | 'paper'
  | 'ink'
  | 'leaf'
  | 'skin'
  | 'hair'
  | 'glow';

/** One thing in the picture, or a part of one. */
export interface Form {
  readonly path: Path;
  readonly material: Material;
  /** 0 at the horizon to 1 in front. */
  readonly depth: number;
  /** `ground` lies behind, a `body` has volume, a `detail` is drawn on another form. */
  readonly kind: 'ground' | 'body' | 'detail';
  /** Distinguishes forms of the same material, 0 to 1. */
  readonly shade: number;
}

/** A picture before it has a style. Sizes in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The shorter side. */
  readonly unit: number;
  readonly horizon: number;
  readonly isNight: boolean;
  readonly isInside: boolean;
  readonly sun: { readonly at: Point; readonly radius: number };
  /** From far to near. */
  readonly forms: readonly Form[];
  /** The place for a face, for styles that draw one; null if none suits it. */
  readonly face: { readonly at: Point; readonly size: number } | null;
  readonly palette: Palette;
  readonly random: Random;
}

/** The rectangle around a path. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boundsOf(path: Path): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const segment of path) {
    for (const point of segment.slice(1) as Point[]) {
      left = Math.min(left, point[0]);
      right = Math.max(right, point[0]);
      top = Math.min(top, point[1]);
      bottom = Math.max(bottom, point[1]);
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** The path with every point moved. */
export function moved(path: Path, move: (point: Point) => Point): Path {
  return path.map((segment): Segment => {
    if (segment[0] === 'C') return ['C', move(segment[1]), move(segment[2]), move(segment[3])];
    return segment[0] === 'Z' ? segment : [segment[0], move(segment[1])];
  });
}

export const shifted = (path: Path, dx: number, dy: number): Path =>
  moved(path, ([x, y]) => [x + dx, y + dy]);

function isInRing([x, y]: Point, ring: readonly Point[]): boolean {
  let isInside = false;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[i === 0 ? ring.length - 1 : i - 1] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Returns whether a point lies inside the outlines of a path (`flatten`). */
export function isWithin(point: Point, rings: readonly (readonly Point[])[]): boolean {
  return rings.filter((ring) => isInRing(point, ring)).length % 2 === 1;
}
