import { box, ellipse, smooth } from '../../../samples/drawing/scene';
import { form } from '../backdrop';
import type { Draw } from './draw';

export const gift: Draw = (_, { at: [x, y], size }) => {
  const [w, h] = [size * 0.72, size * 0.56];
  const top = y - h;
  const loop = (side: number) =>
    smooth([
      [x, top - h * 0.22],
      [x + side * w * 0.16, top - h * 0.5],
      [x + side * w * 0.36, top - h * 0.44],
      [x + side * w * 0.28, top - h * 0.24],
    ]);
  return {
    forms: [
      form(box(x - w / 2, top, w, h, size * 0.02), 'main', 0.92, 'body'),
      form(box(x - w * 0.08, top, w * 0.16, h, 0), 'trim', 0.93, 'detail', 0.5),
      form(
        box(x - w * 0.55, top - h * 0.2, w * 1.1, h * 0.25, size * 0.02),
        'main',
        0.94,
        'body',
        0.7,
      ),
      form(box(x - w * 0.08, top - h * 0.2, w * 0.16, h * 0.25, 0), 'trim', 0.95, 'detail', 0.5),
      form(loop(-1), 'trim', 0.96, 'body', 0.4),
      form(loop(1), 'trim', 0.96, 'body', 0.6),
      form(ellipse([x, top - h * 0.24], w * 0.065), 'trim', 0.97, 'body', 0.5),
    ],
    face: { at: [x, y - h * 0.42], size: w * 0.32 },
  };
};
