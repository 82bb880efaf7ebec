import type { Random } from '../../../samples/drawing/random';
import type { Point } from '../../../samples/drawing/scene';
import type { Form, Picture } from '../picture';

/** The position of a subject: the middle of its foot, and its height. */
export interface Stand {
  readonly at: Point;
  readonly size: number;
}

export interface Subject {
  readonly forms: readonly Form[];
  readonly face: Picture['face'];
}

/** Draws a subject of the given height on its foot. */
export type Draw = (random: Random, stand: Stand) => Subject;
