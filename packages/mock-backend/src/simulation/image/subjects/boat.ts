import { box } from '../../../samples/drawing/scene';
import { form } from '../backdrop';
import type { Draw } from './draw';

export const boat: Draw = (_, { at: [x, y], size }) => {
  const deck = y - size * 0.16;
  return {
    forms: [
      form(
        box(x - size * 0.012, deck - size * 0.78, size * 0.024, size * 0.8, 2),
        'ink',
        0.9,
        'detail',
        0.4,
      ),
      form(
        [
          ['M', [x + size * 0.03, deck - size * 0.76]],
          [
            'C',
            [x + size * 0.3, deck - size * 0.5],
            [x + size * 0.42, deck - size * 0.2],
            [x + size * 0.42, deck - size * 0.05],
          ],
          ['L', [x + size * 0.03, deck - size * 0.05]],
          ['Z'],
        ],
        'paper',
        0.92,
        'body',
        0.6,
      ),
      form(
        [
          ['M', [x - size * 0.03, deck - size * 0.66]],
          [
            'C',
            [x - size * 0.12, deck - size * 0.4],
            [x - size * 0.24, deck - size * 0.2],
            [x - size * 0.32, deck - size * 0.05],
          ],
          ['L', [x - size * 0.03, deck - size * 0.05]],
          ['Z'],
        ],
        'trim',
        0.92,
        'body',
        0.4,
      ),
      form(
        [
          ['M', [x - size * 0.44, deck]],
          ['L', [x + size * 0.5, deck]],
          ['C', [x + size * 0.4, y], [x + size * 0.3, y], [x + size * 0.26, y]],
          ['L', [x - size * 0.26, y]],
          ['C', [x - size * 0.34, y], [x - size * 0.4, y - size * 0.06], [x - size * 0.44, deck]],
          ['Z'],
        ],
        'main',
        0.94,
        'body',
      ),
    ],
    face: null,
  };
};
