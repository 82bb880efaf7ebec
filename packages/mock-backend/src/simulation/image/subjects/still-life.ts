import { box, ellipse, polygon } from '../../../samples/drawing/scene';
import { form } from '../backdrop';
import type { Draw } from './draw';

/** A still life of plain forms, for subjects that the vocabulary does not have. */
export const stillLife: Draw = (random, { at: [x, y], size }) => {
  const swap = random() < 0.5 ? 1 : -1;
  return {
    forms: [
      form(
        box(
          x - swap * size * 0.5 - size * 0.14,
          y - size * 0.78,
          size * 0.28,
          size * 0.78,
          size * 0.14,
        ),
        'trim',
        0.85,
        'body',
        0.4,
      ),
      form(
        polygon([
          [x + swap * size * 0.5, y - size * 0.56],
          [x + swap * size * 0.5 + size * 0.27, y],
          [x + swap * size * 0.5 - size * 0.27, y],
        ]),
        'paper',
        0.88,
        'body',
        0.6,
      ),
      form(ellipse([x, y - size * 0.31], size * 0.31), 'main', 0.94, 'body'),
      form(
        ellipse([x + swap * size * 0.34, y - size * 0.1], size * 0.1),
        'trim',
        0.96,
        'body',
        0.7,
      ),
    ],
    face: { at: [x, y - size * 0.32], size: size * 0.3 },
  };
};
