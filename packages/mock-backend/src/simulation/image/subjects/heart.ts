import type { Path } from '../../../samples/drawing/scene';
import { ellipse, rotated } from '../../../samples/drawing/scene';
import { form } from '../backdrop';
import type { Draw } from './draw';

export const heart: Draw = (_, { at: [x, y], size }) => {
  const s = size * 0.46;
  const cy = y - size * 0.56;
  const path: Path = [
    ['M', [x, cy + s * 0.95]],
    ['C', [x - s * 1.5, cy + s * 0.1], [x - s * 1.05, cy - s * 1.05], [x, cy - s * 0.35]],
    ['C', [x + s * 1.05, cy - s * 1.05], [x + s * 1.5, cy + s * 0.1], [x, cy + s * 0.95]],
    ['Z'],
  ];
  return {
    forms: [
      form(path, 'main', 0.93, 'body'),
      form(
        rotated(
          ellipse([x - s * 0.52, cy - s * 0.34], s * 0.2, s * 0.11),
          [x - s * 0.52, cy - s * 0.34],
          -0.12,
        ),
        'paper',
        0.95,
        'detail',
        0.2,
      ),
    ],
    face: { at: [x, cy + s * 0.1], size: s * 0.62 },
  };
};
