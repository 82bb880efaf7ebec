import type { Random } from './random';
import { between } from './random';
import type { Point, Scene, Shape } from './scene';

export interface Frame {
  width: number;
  height: number;
}

/** Draws one picture of a brand into a frame; the numbers decide on its variation. */
export type Composition = (random: Random, frame: Frame) => Scene;

/** A line of hills or waves across the frame, a little beyond both edges. */
export function crest(
  random: Random,
  { width }: Frame,
  y: number,
  height: number,
  steps = 6,
): Point[] {
  return Array.from({ length: steps + 3 }, (_, i): Point => [
    ((i - 1) / steps) * width,
    y + between(random, -height, height),
  ]);
}

/** Shapes repeated `count` times. */
export function times(count: number, draw: (index: number) => readonly Shape[]): Shape[] {
  return Array.from({ length: count }, (_, index) => draw(index)).flat();
}
