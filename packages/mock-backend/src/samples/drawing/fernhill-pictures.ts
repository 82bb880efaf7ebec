import type { Composition } from './composition';
import { crest, times } from './composition';
import type { Random } from './random';
import { between, pick } from './random';
import type { Point, Shape } from './scene';
import {
  arc,
  box,
  ellipse,
  glow,
  land,
  mix,
  polygon,
  ring,
  rotated,
  shape,
  smooth,
  stroke,
  vertical,
} from './scene';

const green = '#1f4d3a';
const clay = '#c8633a';
const foam = '#f6efe3';
const espresso = '#2e1f1a';
const sage = '#8fa68a';
const crema = '#d9a566';
const cherry = '#a4243b';
const sun = '#f2b84b';
const rain = '#4a7c8c';
const parchment = '#eadbc3';
const shadow = '#12302a';

function bean([x, y]: Point, size: number, turn: number, color: string): Shape[] {
  const centre: Point = [x, y];
  const seam = smooth([
    [x, y - size * 0.95],
    [x + size * 0.24, y - size * 0.42],
    [x + size * 0.05, y + size * 0.04],
    [x, y + size * 0.95],
    [x - size * 0.24, y + size * 0.42],
    [x - size * 0.05, y - size * 0.04],
  ]);
  return [
    shape(rotated(ellipse(centre, size * 0.68, size), centre, turn), color),
    shape(rotated(seam, centre, turn), mix(color, '#000000', 0.45)),
  ];
}

function leaf([x, y]: Point, length: number, turn: number, color: string): Shape[] {
  const base: Point = [x, y];
  const outline = smooth([
    [x, y],
    [x + length * 0.3, y - length * 0.2],
    [x + length * 0.7, y - length * 0.17],
    [x + length, y],
    [x + length * 0.7, y + length * 0.17],
    [x + length * 0.3, y + length * 0.2],
  ]);
  const rib = stroke(
    [
      [x, y],
      [x + length * 0.9, y],
    ],
    Math.max(2, length * 0.02),
  );
  return [
    shape(rotated(outline, base, turn), color),
    shape(rotated(rib, base, turn), mix(color, foam, 0.35)),
  ];
}

const hills: Composition = (random, frame) => {
  const { width, height } = frame;
  const [skyTop, skyLow, orb] = pick(random, [
    ['#f2b84b', foam, foam],
    ['#e9a07c', '#f8e3c8', sun],
    [rain, '#dfe6df', foam],
    [clay, '#f2c98a', sun],
  ]);
  const centre: Point = [width * between(random, 0.25, 0.75), height * between(random, 0.26, 0.4)];
  const radius = Math.min(width, height) * between(random, 0.1, 0.16);
  const layers = 5;
  return {
    ...frame,
    ground: vertical(height * 0.8, skyTop, skyLow),
    shapes: [
      shape(ellipse(centre, radius * 2.4), glow(centre, radius * 2.4, orb, skyLow), 0.35),
      shape(ellipse(centre, radius), orb),
      ...times(layers, (i) => {
        const depth = i / (layers - 1);
        const y = height * (0.48 + 0.12 * i);
        const color = mix(mix(sage, skyLow, 0.45), shadow, depth);
        const line = crest(random, frame, y, height * (0.05 - 0.02 * depth), 5);
        return [shape(land(line, height), vertical(height, color, mix(color, green, 0.5)))];
      }),
      ...times(3, (row) => {
        const y = height * (0.84 + row * 0.055);
        const size = height * (0.011 + row * 0.005);
        return times(Math.round(width / (size * 7)), (i) => [
          shape(
            ellipse(
              [(i + (row % 2) / 2) * size * 7 + between(random, -size, size), y],
              size * 1.7,
              size,
            ),
            mix(sage, green, 0.25 + 0.25 * row),
          ),
        ]);
      }),
    ],
  };
};

const cup: Composition = (random, frame) => {
  const { width, height } = frame;
  const [table, cloth, saucer] = pick(random, [
    [green, mix(green, shadow, 0.6), foam],
    [clay, mix(clay, espresso, 0.25), parchment],
    [parchment, crema, foam],
    [rain, mix(rain, shadow, 0.5), foam],
  ]);
  const unit = Math.min(width, height);
  const at: Point = [width * between(random, 0.4, 0.6), height * between(random, 0.46, 0.54)];
  const r = unit * 0.3;
  const handle = rotated(
    box(at[0] + r * 0.6, at[1] - r * 0.13, r * 0.56, r * 0.26, r * 0.13),
    at,
    between(random, 0, 1),
  );
  const art = times(4, (i): Shape[] => {
    const size = r * (0.36 - i * 0.08);
    const y = at[1] + r * (0.12 - i * 0.13);
    const petal = smooth([
      [at[0], y + size * 0.8],
      [at[0] - size, y - size * 0.1],
      [at[0] - size * 0.5, y - size * 0.55],
      [at[0], y - size * 0.2],
      [at[0] + size * 0.5, y - size * 0.55],
      [at[0] + size, y - size * 0.1],
    ]);
    return [shape(petal, i % 2 === 0 ? '#f7e6cf' : '#b9793f')];
  });
  const beanCount = 7;
  return {
    ...frame,
    ground: table,
    shapes: [
      shape(
        polygon([
          [width * 0.62, 0],
          [width, 0],
          [width, height],
          [width * 0.38, height],
        ]),
        cloth,
        0.55,
      ),
      shape(ellipse([at[0] + r * 0.16, at[1] + r * 0.2], r * 1.45), '#000000', 0.18),
      shape(ellipse(at, r * 1.42), saucer),
      shape(ring(at, r * 1.3, r * 0.035), crema, 0.6),
      shape(ellipse([at[0] + r * 0.07, at[1] + r * 0.09], r * 0.95), '#000000', 0.14),
      shape(handle, mix(saucer, '#ffffff', 0.4)),
      shape(ellipse(at, r * 0.9), mix(saucer, '#ffffff', 0.5)),
      shape(ellipse(at, r * 0.78), glow(at, r * 0.78, '#a8672f', '#8a4f24', '#5b3018')),
      ...art,
      ...times(beanCount, (i) => {
        const angle = (i / beanCount + between(random, -0.03, 0.03)) * 2 * Math.PI;
        const far = unit * between(random, 0.52, 0.72);
        const spot: Point = [at[0] + far * Math.cos(angle) * 1.25, at[1] + far * Math.sin(angle)];
        return bean(spot, unit * 0.03, random(), '#4b2c20');
      }),
    ],
  };
};

const bag: Composition = (random, frame) => {
  const { width, height } = frame;
  const [wall, floor, arch, paper] = pick(random, [
    [parchment, clay, sun, green],
    ['#f0c9a8', green, foam, cherry],
    [sage, espresso, foam, clay],
    ['#dfe6df', rain, sun, espresso],
  ]);
  const unit = Math.min(width, height);
  const x = width * between(random, 0.38, 0.62);
  const base = height * 0.8;
  const [w, h] = [unit * 0.34, unit * 0.5];
  const left = x - w / 2;
  const top = base - h;
  const archWidth = unit * 0.62;
  const sunAt: Point = [x + (random() < 0.5 ? -1 : 1) * unit * 0.42, height * 0.3];
  return {
    ...frame,
    ground: wall,
    shapes: [
      shape(ellipse(sunAt, unit * 0.11), arch, 0.9),
      shape(
        box(x - archWidth / 2, height * 0.1, archWidth, height, archWidth / 2),
        mix(wall, arch, 0.6),
      ),
      shape(
        box(
          x - archWidth * 0.4,
          height * 0.1 + archWidth * 0.1,
          archWidth * 0.8,
          height,
          archWidth * 0.4,
        ),
        mix(wall, arch, 0.85),
      ),
      shape(
        polygon([
          [0, base - unit * 0.04],
          [width, base - unit * 0.04],
          [width, height],
          [0, height],
        ]),
        floor,
      ),
      shape(ellipse([x + w * 0.25, base], w * 0.8, unit * 0.035), '#000000', 0.22),
      shape(
        smooth([
          [left, base],
          [left - w * 0.03, base - h * 0.5],
          [left + w * 0.04, top],
          [left + w * 0.5, top - unit * 0.01],
          [left + w * 0.96, top],
          [left + w * 1.03, base - h * 0.5],
          [left + w, base],
          [left + w * 0.5, base + unit * 0.01],
        ]),
        {
          kind: 'linear',
          from: [left, 0],
          to: [left + w, 0],
          stops: [
            [0, mix(paper, '#000000', 0.2)],
            [0.3, paper],
            [0.75, mix(paper, '#ffffff', 0.1)],
            [1, mix(paper, '#000000', 0.25)],
          ],
        },
      ),
      shape(
        box(left + w * 0.03, top - unit * 0.012, w * 0.94, unit * 0.05, unit * 0.012),
        mix(paper, '#000000', 0.35),
      ),
      shape(box(left + w * 0.18, top + h * 0.34, w * 0.64, h * 0.44, unit * 0.012), foam),
      ...leaf([x, top + h * 0.53], w * 0.2, -0.14, green),
      ...leaf([x, top + h * 0.53], w * 0.2, -0.36, sage),
      shape(box(x - w * 0.22, top + h * 0.6, w * 0.44, h * 0.022, 4), espresso),
      shape(box(x - w * 0.15, top + h * 0.65, w * 0.3, h * 0.016, 4), espresso, 0.6),
      shape(box(x - w * 0.15, top + h * 0.69, w * 0.3, h * 0.016, 4), espresso, 0.6),
      ...times(9, () =>
        bean(
          [
            between(random, width * 0.1, width * 0.9),
            base + between(random, unit * 0.05, unit * 0.15),
          ],
          unit * between(random, 0.018, 0.024),
          random(),
          mix(floor, espresso, 0.8),
        ),
      ),
    ],
  };
};

function branch(random: Random, from: Point, turn: number, length: number): Shape[] {
  const pairs = 5;
  const tip = (share: number): Point => [
    from[0] + Math.cos(turn * 2 * Math.PI) * length * share,
    from[1] + Math.sin(turn * 2 * Math.PI) * length * share,
  ];
  return [
    shape(stroke([from, tip(1)], length * 0.016), espresso),
    ...times(pairs, (i) => {
      const at = tip(0.14 + (i / pairs) * 0.84);
      const size = length * (0.34 - i * 0.035);
      const color = pick(random, [green, mix(green, sage, 0.4), sage, mix(green, shadow, 0.5)]);
      return [
        ...leaf(at, size, turn + 0.13, color),
        ...leaf(at, size, turn - 0.13, mix(color, shadow, 0.18)),
        ...times(2, (side) => [
          shape(
            ellipse(
              [at[0] + (side - 0.5) * length * 0.06, at[1] + between(random, -6, 6)],
              length * 0.032,
            ),
            random() < 0.3 ? sun : cherry,
          ),
        ]),
      ];
    }),
  ];
}

const branches: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const ground = pick(random, [foam, parchment, '#f0c9a8', '#dfe6df', sun]);
  const disc: Point = [width * between(random, 0.35, 0.65), height * 0.5];
  return {
    ...frame,
    ground,
    shapes: [
      shape(ellipse(disc, unit * 0.36), pick(random, [clay, crema, sage]), 0.9),
      ...branch(random, [width * 0.02, height * 1.02], -0.13, unit * 0.95),
      ...branch(random, [width * 0.98, height * -0.02], 0.37, unit * 0.95),
      ...branch(random, [width * 1.02, height * 0.95], -0.4, unit * 0.7),
    ],
  };
};

const morning: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [wall, mug] = pick(random, [
    [clay, foam],
    [green, sun],
    [rain, parchment],
    [crema, green],
  ]);
  const table = height * 0.78;
  const x = width * between(random, 0.3, 0.45);
  const [w, h] = [unit * 0.3, unit * 0.26];
  const pane = (column: number, row: number) =>
    polygon([
      [width * (0.52 + column * 0.17), height * (0.1 + row * 0.22 + column * 0.03)],
      [width * (0.67 + column * 0.17), height * (0.125 + row * 0.22 + column * 0.03)],
      [width * (0.64 + column * 0.17), height * (0.325 + row * 0.22 + column * 0.03)],
      [width * (0.49 + column * 0.17), height * (0.3 + row * 0.22 + column * 0.03)],
    ]);
  const steam = times(3, (i) => {
    const left = x + (i - 1) * w * 0.26;
    const line = Array.from({ length: 14 }, (_, step): Point => [
      left + Math.sin(step * 0.7 + i) * unit * 0.022,
      table - h - unit * (0.04 + step * 0.022),
    ]);
    return [shape(stroke(line, unit * 0.014), foam, 0.75)];
  });
  return {
    ...frame,
    ground: vertical(height, mix(wall, '#ffffff', 0.12), wall),
    shapes: [
      ...times(2, (column) => times(3, (row) => [shape(pane(column, row), sun, 0.34)])),
      shape(box(-10, table, width + 20, height), mix(espresso, wall, 0.25)),
      shape(box(-10, table, width + 20, unit * 0.02), crema, 0.7),
      shape(ellipse([x + w * 0.1, table + unit * 0.012], w * 0.75, unit * 0.02), '#000000', 0.3),
      shape(ring([x + w * 0.52, table - h * 0.52], h * 0.33, h * 0.11), mix(mug, '#000000', 0.12)),
      shape(
        [
          ['M', [x - w / 2, table - h]],
          ['L', [x + w / 2, table - h]],
          ['C', [x + w / 2, table - h * 0.2], [x + w * 0.36, table], [x + w * 0.2, table]],
          ['L', [x - w * 0.2, table]],
          ['C', [x - w * 0.36, table], [x - w / 2, table - h * 0.2], [x - w / 2, table - h]],
          ['Z'],
        ],
        {
          kind: 'linear',
          from: [x - w / 2, 0],
          to: [x + w / 2, 0],
          stops: [
            [0, mix(mug, '#ffffff', 0.25)],
            [1, mix(mug, '#000000', 0.14)],
          ],
        },
      ),
      ...steam,
    ],
  };
};

const pattern: Composition = (random, frame) => {
  const { width, height } = frame;
  const [ground, one, two] = pick(random, [
    [green, crema, sage],
    [foam, espresso, clay],
    [clay, foam, espresso],
    [sun, espresso, green],
  ]);
  const step = Math.sqrt(width * height) / 8;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  return {
    ...frame,
    ground,
    shapes: times(rows * columns, (i) => {
      const row = Math.floor(i / columns);
      const at: Point = [((i % columns) + (row % 2) / 2) * step, (row + 0.4) * step];
      const kind = (i * 7 + row * 3) % 5;
      if (kind === 0)
        return leaf([at[0] - step * 0.3, at[1]], step * 0.62, between(random, -0.2, 0.2), two);
      if (kind === 3) return [shape(stroke(arc(at, step * 0.22, 0.55, 0.95, 6), step * 0.05), two)];
      return bean(at, step * 0.25, random(), one);
    }),
  };
};

export const fernhillPictures = { hills, cup, bag, branches, morning, pattern } as const;
