import type { Random } from '../../samples/drawing/random';
import { between } from '../../samples/drawing/random';
import type { Path, Point } from '../../samples/drawing/scene';
import {
  arc,
  box,
  ellipse,
  polygon,
  ring,
  rotated,
  smooth,
  stroke,
} from '../../samples/drawing/scene';
import { each, form } from './backdrop';
import type { Form, Picture } from './picture';
import type { SubjectName } from './read-image-prompt';

/** Where a subject stands: the middle of its foot, and its height. */
export interface Stand {
  readonly at: Point;
  readonly size: number;
}

export interface Subject {
  readonly forms: readonly Form[];
  readonly face: Picture['face'];
}

type Draw = (random: Random, stand: Stand) => Subject;

const coffee: Draw = (_, { at: [x, y], size }) => {
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

const plant: Draw = (random, { at: [x, y], size }) => {
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

const people: Draw = (random, { at: [x, y], size }) => {
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

const bike: Draw = (_, { at: [x, y], size }) => {
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

const house: Draw = (_, { at: [x, y], size }) => {
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

const heart: Draw = (_, { at: [x, y], size }) => {
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

const gift: Draw = (_, { at: [x, y], size }) => {
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

const product: Draw = (_, { at: [x, y], size }) => {
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

const boat: Draw = (_, { at: [x, y], size }) => {
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

/** A still life of plain forms, for what the vocabulary has no word for. */
const none: Draw = (random, { at: [x, y], size }) => {
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

/** What stands in front, each drawn on its foot. */
export const drawSubject: Record<SubjectName, Draw> = {
  coffee,
  plant,
  people,
  bike,
  house,
  heart,
  gift,
  product,
  boat,
  none,
};
