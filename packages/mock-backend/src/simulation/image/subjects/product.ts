import type { Path } from '../../../samples/drawing/scene';
import { box, ellipse } from '../../../samples/drawing/scene';
import { form } from '../backdrop';
import type { Draw } from './draw';

export const product: Draw = (_, { at: [x, y], size }) => {
  const [w, h] = [size * 0.36, size * 0.68];
  const foot = y - size * 0.1;
  const bottle: Path = [
    ['M', [x - w * 0.2, foot - h * 1.08]],
    ['L', [x + w * 0.2, foot - h * 1.08]],
    ['L', [x + w * 0.2, foot - h * 0.92]],
    [
      'C',
      [x + w * 0.24, foot - h * 0.82],
      [x + w / 2, foot - h * 0.84],
      [x + w / 2, foot - h * 0.66],
    ],
    ['L', [x + w / 2, foot - h * 0.05]],
    ['C', [x + w / 2, foot], [x + w * 0.46, foot], [x + w * 0.4, foot]],
    ['L', [x - w * 0.4, foot]],
    ['C', [x - w * 0.46, foot], [x - w / 2, foot], [x - w / 2, foot - h * 0.05]],
    ['L', [x - w / 2, foot - h * 0.66]],
    [
      'C',
      [x - w / 2, foot - h * 0.84],
      [x - w * 0.24, foot - h * 0.82],
      [x - w * 0.2, foot - h * 0.92],
    ],
    ['Z'],
  ];
  return {
    forms: [
      form(
        box(x - size * 0.4, y - size * 0.1, size * 0.8, size * 0.12, size * 0.02),
        'paper',
        0.88,
        'body',
        0.5,
      ),
      form(bottle, 'main', 0.93, 'body'),
      form(
        box(x - w * 0.24, foot - h * 1.22, w * 0.48, h * 0.17, size * 0.015),
        'trim',
        0.94,
        'body',
        0.5,
      ),
      form(
        box(x - w * 0.42, foot - h * 0.52, w * 0.84, h * 0.34, size * 0.012),
        'paper',
        0.95,
        'detail',
        0.3,
      ),
      form(ellipse([x, foot - h * 0.4], w * 0.12), 'trim', 0.96, 'detail', 0.5),
      form(box(x - w * 0.26, foot - h * 0.28, w * 0.52, h * 0.02, 2), 'ink', 0.96, 'detail', 0.3),
    ],
    face: null,
  };
};
