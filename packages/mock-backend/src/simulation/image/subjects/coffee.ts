import type { Path, Point } from '../../../samples/drawing/scene';
import { ellipse, ring, stroke } from '../../../samples/drawing/scene';
import { each, form } from '../backdrop';
import type { Draw } from './draw';

export const coffee: Draw = (_, { at: [x, y], size }) => {
  const [w, h] = [size * 0.66, size * 0.6];
  const top = y - size * 0.06 - h;
  const cup: Path = [
    ['M', [x - w / 2, top]],
    ['L', [x + w / 2, top]],
    ['C', [x + w / 2, top + h * 0.7], [x + w * 0.4, top + h], [x + w * 0.22, top + h]],
    ['L', [x - w * 0.22, top + h]],
    ['C', [x - w * 0.4, top + h], [x - w / 2, top + h * 0.7], [x - w / 2, top]],
    ['Z'],
  ];
  const steam = (i: number) => {
    const left = x + (i - 1) * w * 0.24;
    const line = Array.from({ length: 12 }, (__, step): Point => [
      left + Math.sin(step * 0.62 + i * 1.7) * size * 0.035,
      top - size * (0.08 + step * 0.026),
    ]);
    return [form(stroke(line, size * 0.028), 'paper', 0.95, 'detail', 0.2)];
  };
  return {
    forms: [
      form(ellipse([x, y - size * 0.04], w * 0.86, size * 0.075), 'trim', 0.9, 'body', 0.4),
      form(ring([x + w * 0.53, top + h * 0.4], h * 0.29, h * 0.1), 'main', 0.9, 'body', 0.4),
      form(cup, 'main', 0.95, 'body'),
      form(ellipse([x, top], w / 2, size * 0.062), 'trim', 0.95, 'detail', 0.6),
      form(ellipse([x, top + size * 0.006], w * 0.43, size * 0.045), 'ink', 0.96, 'detail', 0.3),
      ...each(3, steam),
    ],
    face: { at: [x, top + h * 0.48], size: w * 0.36 },
  };
};
