import { between } from '../../../samples/drawing/random';
import type { Path, Point } from '../../../samples/drawing/scene';
import { box, polygon, rotated, smooth } from '../../../samples/drawing/scene';
import { form } from '../backdrop';
import type { Draw } from './draw';

function leafPath([x, y]: Point, length: number, width: number, turn: number): Path {
  const outline = smooth([
    [x, y],
    [x + length * 0.3, y - width],
    [x + length * 0.7, y - width * 0.75],
    [x + length, y],
    [x + length * 0.7, y + width * 0.75],
    [x + length * 0.3, y + width],
  ]);
  return rotated(outline, [x, y], turn);
}

export const plant: Draw = (random, { at: [x, y], size }) => {
  const pot = size * 0.3;
  const top = y - pot;
  const turns = [-0.06, -0.44, -0.15, -0.35, -0.2, -0.3, -0.25];
  return {
    forms: [
      ...turns.map((turn, i) => {
        const length = size * between(random, 0.48, 0.64) * (i > 3 ? 1.12 : 1);
        return form(
          leafPath([x, top + pot * 0.1], length, length * 0.17, turn),
          'leaf',
          0.9,
          'body',
          i / turns.length,
        );
      }),
      form(
        polygon([
          [x - pot * 0.62, top],
          [x + pot * 0.62, top],
          [x + pot * 0.44, y],
          [x - pot * 0.44, y],
        ]),
        'main',
        0.95,
        'body',
      ),
      form(
        box(x - pot * 0.68, top - pot * 0.08, pot * 1.36, pot * 0.24, pot * 0.06),
        'trim',
        0.96,
        'body',
        0.5,
      ),
    ],
    face: { at: [x, y - pot * 0.42], size: pot * 0.5 },
  };
};
