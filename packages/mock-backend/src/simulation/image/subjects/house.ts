import { box, ellipse, polygon } from '../../../samples/drawing/scene';
import { each, form } from '../backdrop';
import type { Draw } from './draw';

export const house: Draw = (_, { at: [x, y], size }) => {
  const [w, h] = [size * 0.86, size * 0.56];
  const top = y - h;
  const window = (left: number) =>
    form(box(left, top + h * 0.42, w * 0.24, h * 0.34, 4), 'glow', 0.95, 'detail', 0.7);
  const stripe = (w * 1.06) / 8;
  return {
    forms: [
      form(
        polygon([
          [x - w * 0.58, top],
          [x, top - size * 0.36],
          [x + w * 0.58, top],
        ]),
        'trim',
        0.9,
        'body',
        0.4,
      ),
      form(box(x - w / 2, top, w, h, 4), 'main', 0.92, 'body'),
      window(x - w * 0.4),
      window(x + w * 0.16),
      form(box(x - w * 0.1, top + h * 0.42, w * 0.2, h * 0.58, 4), 'ink', 0.95, 'detail', 0.4),
      form(ellipse([x + w * 0.06, top + h * 0.72], w * 0.014), 'glow', 0.96, 'detail'),
      ...each(8, (i) => [
        form(
          box(x - w * 0.53 + i * stripe, top + h * 0.16, stripe, h * 0.2, stripe * 0.4),
          i % 2 === 0 ? 'paper' : 'trim',
          0.96,
          'detail',
          0.5,
        ),
      ]),
    ],
    face: null,
  };
};
