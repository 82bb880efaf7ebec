import type { Rgb } from '../color/hex';
import type { Matrix } from './matrix';
import type { Path } from './path';

/** Why a drawing cannot be written as shapes alone. */
export type Obstacle =
  | 'text'
  | 'image'
  | 'filter'
  | 'mask'
  | 'pattern'
  | 'transparency'
  | 'blending'
  | 'marker'
  | 'gradient'
  | 'clip'
  | 'style';

const blocking: ReadonlySet<Obstacle> = new Set([
  'blending',
  'filter',
  'image',
  'pattern',
  'style',
]);

/** Returns the obstacles whose colors the shapes of a negative cannot change. */
export function negativeObstacles(obstacles: readonly Obstacle[]): Obstacle[] {
  return obstacles.filter((each) => blocking.has(each));
}

export interface GradientStop {
  /** From 0 to 1, never less than that of the stop before. */
  readonly offset: number;
  readonly rgb: Rgb;
}

export interface Gradient {
  readonly kind: 'linear' | 'radial';
  /** Linear: x1 y1 x2 y2. Radial: fx fy fr cx cy r. In the space of `matrix`. */
  readonly coordinates: readonly number[];
  readonly matrix: Matrix;
  readonly stops: readonly GradientStop[];
}

export type Paint = Rgb | Gradient;

export function isGradient(paint: Paint): paint is Gradient {
  return 'stops' in paint;
}

export type FillRule = 'nonzero' | 'evenodd';

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
  readonly dashes: readonly number[];
  readonly dashOffset: number;
}

/** The part of the drawing that a shape may show. */
export interface Clip {
  /** In the space of the whole drawing. */
  readonly path: Path;
  readonly rule: FillRule;
}

/** One path with its paints, the first below all others. */
export interface Shape {
  readonly path: Path;
  /** From the space of the path to that of the drawing. */
  readonly matrix: Matrix;
  readonly clips: readonly Clip[];
  readonly fill: Paint | null;
  readonly rule: FillRule;
  readonly stroke: Stroke | null;
}

/** A drawing as its shapes. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** The parts that the shapes do not show; empty if they are the whole drawing. */
  readonly obstacles: readonly Obstacle[];
}
