import type { Random } from '../../../samples/drawing/random';
import { between } from '../../../samples/drawing/random';
import type { Path, Point } from '../../../samples/drawing/scene';
import { box, ellipse, rotated } from '../../../samples/drawing/scene';
import { form } from '../backdrop';
import type { Form } from '../picture';
import type { Draw } from './draw';

function person(random: Random, x: number, y: number, size: number, shade: number): Form[] {
  const [w, head] = [size * 0.46, size * 0.15];
  const neck = y - size * 0.66;
  const body: Path = [
    ['M', [x - w / 2, y]],
    ['C', [x - w / 2, y - size * 0.5], [x - w * 0.4, neck], [x, neck]],
    ['C', [x + w * 0.4, neck], [x + w / 2, y - size * 0.5], [x + w / 2, y]],
    ['Z'],
  ];
  const middle: Point = [x, neck - head * 0.72];
  const tilt = between(random, -0.03, 0.03);
  return [
    form(
      rotated(ellipse([middle[0], middle[1] - head * 0.1], head * 1.1, head * 1.16), middle, tilt),
      'hair',
      0.9,
      'body',
      shade,
    ),
    form(body, shade > 0.6 ? 'trim' : 'main', 0.92, 'body', shade),
    form(
      box(x - head * 0.34, neck - head * 0.2, head * 0.68, head * 0.5, head * 0.3),
      'skin',
      0.92,
      'detail',
      shade,
    ),
    form(
      ellipse([middle[0], middle[1] + head * 0.16], head * 0.86, head * 0.94),
      'skin',
      0.94,
      'detail',
      shade,
    ),
  ];
}

export const people: Draw = (random, { at: [x, y], size }) => {
  const shades = [0.1, 0.75, 0.4, 0.95];
  const places = [-0.62, 0.62, -0.21, 0.22];
  return {
    forms: shades.flatMap((shade, i) => {
      const tall = size * between(random, 0.86, 1) * (i < 2 ? 0.94 : 1);
      return person(
        random,
        x + (places[i] ?? 0) * size,
        y + (i < 2 ? 0 : size * 0.03),
        tall,
        shade,
      );
    }),
    face: null,
  };
};
