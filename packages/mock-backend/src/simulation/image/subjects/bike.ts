import type { Point } from '../../../samples/drawing/scene';
import { arc, box, ellipse, ring, stroke } from '../../../samples/drawing/scene';
import { each, form } from '../backdrop';
import type { Draw } from './draw';

export const bike: Draw = (_, { at: [x, y], size }) => {
  const r = size * 0.3;
  const [back, front]: [Point, Point] = [
    [x - size * 0.46, y - r],
    [x + size * 0.46, y - r],
  ];
  const crank: Point = [x - size * 0.08, y - r * 0.92];
  const seat: Point = [x - size * 0.2, y - size * 0.66];
  const head: Point = [x + size * 0.3, y - size * 0.7];
  const tube = size * 0.042;
  const wheel = (at: Point) => [
    form(ring(at, r, size * 0.045), 'ink', 0.9, 'body', 0.4),
    ...each(6, (i) => {
      const [one = at] = arc(at, r * 0.86, i / 12, i / 12, 1);
      const [two = at] = arc(at, r * 0.86, i / 12 + 0.5, i / 12 + 0.5, 1);
      return [form(stroke([one, two], size * 0.008), 'paper', 0.9, 'detail', 0.3)];
    }),
    form(ellipse(at, size * 0.04), 'trim', 0.92, 'detail', 0.5),
  ];
  return {
    forms: [
      ...wheel(back),
      ...wheel(front),
      form(stroke([back, crank, seat, back], tube * 0.8), 'main', 0.94, 'body', 0.4),
      form(stroke([seat, head, crank], tube * 1.25), 'main', 0.95, 'body', 0.6),
      form(
        stroke([[head[0] - size * 0.02, head[1] - size * 0.08], head, front], tube),
        'trim',
        0.95,
        'body',
        0.5,
      ),
      form(
        stroke([seat, [seat[0] - size * 0.03, seat[1] - size * 0.08]], tube * 0.8),
        'ink',
        0.95,
        'detail',
        0.4,
      ),
      form(
        box(seat[0] - size * 0.14, seat[1] - size * 0.12, size * 0.22, size * 0.055, size * 0.028),
        'ink',
        0.96,
        'detail',
        0.3,
      ),
      form(
        stroke(
          [
            [head[0] - size * 0.02, head[1] - size * 0.08],
            [head[0] + size * 0.12, head[1] - size * 0.12],
          ],
          tube * 0.9,
        ),
        'ink',
        0.96,
        'detail',
        0.3,
      ),
      form(ellipse(crank, size * 0.06), 'trim', 0.96, 'body', 0.5),
    ],
    face: null,
  };
};
