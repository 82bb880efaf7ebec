import type { Frame } from '../../samples/drawing/composition';
import { crest } from '../../samples/drawing/composition';
import type { Random } from '../../samples/drawing/random';
import { between } from '../../samples/drawing/random';
import type { Path, Point } from '../../samples/drawing/scene';
import { box, ellipse, land, polygon } from '../../samples/drawing/scene';
import type { Form, Material } from './picture';
import type { BackdropName } from './read-image-prompt';

export function form(
  path: Path,
  material: Material,
  depth: number,
  kind: Form['kind'] = 'ground',
  shade = 0.5,
): Form {
  return { path, material, depth, kind, shade };
}

type Draw = (random: Random, frame: Frame, horizon: number) => Form[];

/** The forms repeated, as `times` does for shapes. */
export function each(count: number, draw: (index: number) => readonly Form[]): Form[] {
  return Array.from({ length: count }, (_, index) => draw(index)).flat();
}

const sea: Draw = (random, frame, horizon) => {
  const { width, height } = frame;
  const bands = 6;
  return each(bands, (i) => {
    const depth = i / (bands - 1);
    const y = horizon + (height - horizon) * (i / bands) ** 1.35;
    const swell = height * (0.002 + 0.014 * depth);
    const line =
      i === 0
        ? ([
            [-10, y],
            [width + 10, y],
          ] as Point[])
        : crest(random, frame, y, swell, 7);
    return [form(land(line, height + 10), 'water', depth * 0.8, 'ground', depth)];
  });
};

/** A jagged line: halved again and again, each time with a smaller shift. */
function ridge(
  random: Random,
  frame: Frame,
  y: number,
  height: number,
  roughness: number,
): Point[] {
  let line: Point[] = [
    [-20, y + between(random, 0, height * 0.5)],
    [frame.width * between(random, 0.22, 0.4), y - height],
    [frame.width * between(random, 0.48, 0.6), y - height * between(random, 0.1, 0.45)],
    [frame.width * between(random, 0.66, 0.84), y - height * between(random, 0.6, 0.9)],
    [frame.width + 20, y + between(random, 0, height * 0.5)],
  ];
  for (let pass = 0, size = roughness; pass < 4; pass += 1, size *= 0.5) {
    line = line.flatMap((point, i): Point[] => {
      const next = line[i + 1];
      if (!next) return [point];
      const middle: Point = [
        (point[0] + next[0]) / 2,
        (point[1] + next[1]) / 2 + between(random, -1, 1) * height * size,
      ];
      return [point, middle];
    });
  }
  return line;
}

const under = (line: readonly Point[], floor: number): Path =>
  polygon([...line, [line.at(-1)?.[0] ?? 0, floor], [line[0]?.[0] ?? 0, floor]]);

function snowCap(random: Random, line: readonly Point[], height: number): Path | null {
  const top = line.reduce((a, b) => (b[1] < a[1] ? b : a), line[0] ?? [0, 0]);
  const limit = top[1] + height * 0.34;
  const at = line.indexOf(top);
  let [from, to] = [at, at];
  while (from > 0 && (line[from - 1]?.[1] ?? Infinity) < limit) from -= 1;
  while (to < line.length - 1 && (line[to + 1]?.[1] ?? Infinity) < limit) to += 1;
  const cap = line.slice(from, to + 1);
  if (cap.length < 4) return null;
  const [left, right] = [cap[0] ?? top, cap.at(-1) ?? top];
  const teeth = 7;
  const edge = Array.from({ length: teeth - 1 }, (_, i): Point => {
    const share = 1 - (i + 1) / teeth;
    const x = left[0] + (right[0] - left[0]) * share;
    const y = left[1] + (right[1] - left[1]) * share;
    return [x, y + (i % 2 === 0 ? 1 : -0.35) * height * between(random, 0.04, 0.12)];
  });
  return polygon([...cap, ...edge]);
}

function pine([x, y]: Point, size: number, shade: number): Form[] {
  return each(3, (i) => {
    const top = y - size * (1 - i * 0.2);
    const half = size * (0.16 + i * 0.07);
    const low = top + size * 0.46;
    return [
      form(
        polygon([
          [x, top],
          [x + half, low],
          [x - half, low],
        ]),
        'leaf',
        0.9,
        'body',
        shade,
      ),
    ];
  });
}

const mountain: Draw = (random, frame, horizon) => {
  const { height, width } = frame;
  const floor = height + 10;
  const tall = Math.min(height * 0.42, width * 0.6);
  const ranges = each(3, (i) => {
    const y = horizon + height * (0.02 + i * 0.09);
    const line = ridge(random, frame, y, tall * (1 - i * 0.27), 0.14);
    const cap = i < 2 ? snowCap(random, line, tall * (1 - i * 0.27)) : null;
    return [
      form(under(line, floor), i === 0 ? 'far' : 'mid', 0.1 + i * 0.25, 'ground', i / 3),
      ...(cap ? [form(cap, 'snow', 0.12 + i * 0.25, 'detail')] : []),
    ];
  });
  const meadow = crest(random, frame, horizon + height * 0.27, height * 0.02, 4);
  return [
    ...ranges,
    form(land(meadow, floor), 'near', 0.85, 'ground', 0.4),
    ...each(Math.round(width / 90), (i) => {
      const side = i % 2 === 0 ? between(random, -0.02, 0.3) : between(random, 0.7, 1.02);
      const y = horizon + height * between(random, 0.29, 0.34);
      return pine([side * width, y], height * between(random, 0.1, 0.19), random());
    }),
  ];
};

const hills: Draw = (random, frame, horizon) => {
  const { height } = frame;
  const layers = 5;
  return each(layers, (i) => {
    const depth = i / (layers - 1);
    const y = horizon + height * (0.02 + i * 0.085);
    const line = crest(random, frame, y, height * (0.05 - 0.022 * depth), 4);
    const material = i < 2 ? 'far' : i < 4 ? 'mid' : 'near';
    return [form(land(line, height + 10), material, 0.1 + depth * 0.75, 'ground', depth)];
  });
};

function tower(
  random: Random,
  x: number,
  base: number,
  size: readonly [number, number],
  depth: number,
) {
  const [w, h] = size;
  const top = base - h;
  const columns = Math.max(2, Math.round(w / (h > 300 ? 24 : 20)));
  const rows = Math.max(3, Math.round(h / 34));
  const [cell, row] = [w / (columns + 0.6), h / (rows + 0.6)];
  const hasSpire = random() < 0.3;
  return [
    ...(hasSpire
      ? [
          form(
            polygon([
              [x + w * 0.35, top],
              [x + w * 0.5, top - h * 0.18],
              [x + w * 0.65, top],
            ]),
            depth < 0.5 ? 'far' : 'mid',
            depth,
            'body',
            random(),
          ),
        ]
      : []),
    form(box(x, top, w, h + 20, 3), depth < 0.5 ? 'far' : 'mid', depth, 'body', random()),
    ...each(depth < 0.5 ? 0 : columns * rows, (i) => {
      if (random() < 0.35) return [];
      const [column, line] = [i % columns, Math.floor(i / columns)];
      const left = x + cell * (column + 0.45);
      return [
        form(
          box(left, top + row * (line + 0.5), cell * 0.55, row * 0.5),
          'glow',
          depth,
          'detail',
          random(),
        ),
      ];
    }),
  ];
}

const city: Draw = (random, frame, horizon) => {
  const { width, height } = frame;
  const ground = horizon + height * 0.2;
  const layer = (depth: number, tall: number) => {
    const found: Form[] = [];
    for (let x = -width * 0.02; x < width;) {
      const w = Math.min(width, height) * between(random, 0.08, 0.15);
      const h = height * tall * between(random, 0.55, 1);
      found.push(...tower(random, x, ground, [w, h], depth));
      x += w * between(random, 1, depth < 0.5 ? 1.05 : 1.35);
    }
    return found;
  };
  return [
    ...layer(0.2, 0.55),
    ...layer(0.6, 0.42),
    form(box(-10, ground, width + 20, height, 0), 'near', 0.85),
  ];
};

const room: Draw = (random, { width, height }, horizon) => {
  const unit = Math.min(width, height);
  const floor = horizon + height * 0.12;
  const x = width * between(random, 0.44, 0.56);
  const arch = unit * 0.72;
  return [
    form(
      box(x - arch / 2, floor - unit * 0.68, arch, unit * 0.7 + 20, arch / 2),
      'wall',
      0.2,
      'ground',
      0.8,
    ),
    form(ellipse([x + arch * 0.3, floor - unit * 0.5], unit * 0.12), 'glow', 0.25, 'ground'),
    form(box(-10, floor, width + 20, height, 0), 'table', 0.6),
  ];
};

/** Where the scene is set, each drawn from far to near. */
export const drawBackdrop: Record<BackdropName, Draw> = { sea, mountain, city, hills, room };
