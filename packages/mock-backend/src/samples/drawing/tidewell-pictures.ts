import type { Composition } from './composition';
import { crest, times } from './composition';
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
  shape,
  smooth,
  stroke,
  vertical,
} from './scene';

const tide = '#0e5a6b';
const coral = '#f2836b';
const shallow = '#a8d8d0';
const sand = '#f5e6d3';
const foam = '#fdfaf5';

const sea: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [top, low] = pick(random, [
    ['#ffd9c7', foam],
    [shallow, foam],
    ['#f7b9a0', sand],
  ]);
  const orb: Point = [width * between(random, 0.3, 0.7), height * 0.36];
  return {
    ...frame,
    ground: vertical(height * 0.6, top, low),
    shapes: [
      shape(ellipse(orb, unit * 0.3), glow(orb, unit * 0.3, coral, low), 0.3),
      shape(ellipse(orb, unit * 0.14), coral),
      ...times(3, (i) => {
        const at: Point = [
          width * between(random, 0.15, 0.85),
          height * between(random, 0.12, 0.3),
        ];
        const size = unit * (0.02 + i * 0.006);
        return [
          shape(stroke(arc([at[0] - size, at[1]], size, 0.58, 0.95, 10), size * 0.2), tide),
          shape(stroke(arc([at[0] + size, at[1]], size, 0.55, 0.92, 10), size * 0.2), tide),
        ];
      }),
      ...times(6, (i) => {
        const y = height * (0.48 + i * 0.09);
        const color = mix(shallow, tide, i / 5);
        const line = crest(random, frame, y, height * 0.018, 8);
        return [
          shape(
            land(
              line.map(([x, top_]): Point => [x, top_ - 5]),
              height,
            ),
            foam,
            0.5,
          ),
          shape(land(line, height), color),
        ];
      }),
    ],
  };
};

const pebbles: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [ground, floor] = pick(random, [
    [shallow, sand],
    [sand, mix(sand, coral, 0.4)],
    ['#dcefeb', shallow],
  ]);
  const x = width * between(random, 0.4, 0.6);
  const base = height * 0.8;
  const count = 5;
  const heights = Array.from({ length: count }, (_, i) => unit * (0.075 - i * 0.008));
  return {
    ...frame,
    ground: vertical(height, mix(ground, foam, 0.6), ground),
    shapes: [
      shape(ellipse([x, height * 0.4], unit * 0.32), foam, 0.7),
      shape(land(crest(random, frame, base, height * 0.015, 5), height), floor),
      shape(ellipse([x, base + unit * 0.03], unit * 0.3, unit * 0.02), '#000000', 0.12),
      ...times(count, (i): Shape[] => {
        const half = heights[i] ?? 0;
        const y =
          base + unit * 0.02 - heights.slice(0, i).reduce((sum, h) => sum + h * 1.62, 0) - half;
        const w = unit * (0.25 - i * 0.038);
        const at: Point = [x + between(random, -1, 1) * unit * 0.02, y];
        const color =
          [tide, coral, mix(tide, shallow, 0.5), foam, mix(coral, sand, 0.5)][i] ?? tide;
        const outline = smooth([
          [at[0] - w, at[1]],
          [at[0] - w * 0.6, at[1] - half * 0.85],
          [at[0] + w * 0.1, at[1] - half],
          [at[0] + w * 0.75, at[1] - half * 0.75],
          [at[0] + w, at[1] + half * 0.1],
          [at[0] + w * 0.55, at[1] + half * 0.9],
          [at[0] - w * 0.5, at[1] + half * 0.95],
        ]);
        return [
          shape(outline, {
            kind: 'linear',
            from: [at[0] - w, y - half],
            to: [at[0] + w, y + half],
            stops: [
              [0, mix(color, foam, 0.3)],
              [1, color],
            ],
          }),
        ];
      }),
    ],
  };
};

const people: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const ground = pick(random, [sand, '#dcefeb', '#ffe3d6']);
  const count = Math.max(3, Math.round(width / (unit * 0.28)));
  const skins = ['#8d5a3c', '#e7b48f', '#c98e66', '#5f3b29', '#f0c9a8'] as const;
  return {
    ...frame,
    ground,
    shapes: [
      shape(
        land(crest(random, frame, height * 0.62, height * 0.03, 4), height),
        mix(shallow, ground, 0.3),
      ),
      ...times(count, (i): Shape[] => {
        const x = ((i + 0.5) / count) * width + between(random, -1, 1) * unit * 0.03;
        const tall = unit * between(random, 0.4, 0.54);
        const w = unit * 0.2;
        const floor = height + unit * 0.05;
        const top = floor - tall;
        const coat = [tide, coral, shallow, mix(tide, coral, 0.5), foam][(i * 2) % 5] ?? tide;
        const hair = mix('#2a1b16', sand, (i * 0.37) % 0.9);
        const head = unit * 0.062;
        return [
          shape(box(x - w / 2, top, w, tall + w, w / 2), coat),
          shape(
            box(x - head * 0.4, top - head * 0.8, head * 0.8, head * 1.4, head * 0.3),
            mix(skins[i % 5] ?? sand, '#000000', 0.12),
          ),
          shape(ellipse([x, top - head * 1.55], head * 1.12, head * 1.2), hair),
          shape(ellipse([x, top - head * 1.3], head * 0.92, head), skins[i % 5] ?? sand),
          shape(ellipse([x, top + tall * 0.34], unit * 0.016), foam, 0.8),
        ];
      }),
    ],
  };
};

const shell: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [ground, one, two] = pick(random, [
    [tide, coral, sand],
    [sand, tide, shallow],
    [shallow, foam, coral],
    [coral, foam, tide],
  ]);
  const base: Point = [width / 2, height * 0.8];
  const ribs = 9;
  const radius = unit * 0.56;
  return {
    ...frame,
    ground,
    shapes: [
      shape(ellipse([width / 2, height * 0.52], unit * 0.46), mix(ground, foam, 0.14)),
      ...times(ribs, (i) => {
        const from = 0.555 + (i / ribs) * 0.39;
        const to = from + 0.39 / ribs;
        const outer = arc(base, radius, from, to, 6);
        const far = outer[3] ?? base;
        return [
          shape(
            [...polygon([base, ...outer]), ...ellipse(far, radius * 0.125)],
            i % 2 === 0 ? one : two,
          ),
        ];
      }),
      shape(ellipse(base, unit * 0.085), one),
      shape(ellipse(base, unit * 0.045), two),
    ],
  };
};

const dunes: Composition = (random, frame) => {
  const { width, height } = frame;
  const [top, low] = pick(random, [
    [shallow, foam],
    ['#cfe5ea', sand],
    [coral, sand],
  ]);
  return {
    ...frame,
    ground: vertical(height * 0.6, top, low),
    shapes: [
      shape(box(-10, height * 0.46, width + 20, height * 0.12), tide),
      shape(box(-10, height * 0.455, width + 20, height * 0.012), foam, 0.7),
      ...times(3, (i) => {
        const y = height * (0.56 + i * 0.13);
        const color = mix(sand, mix(coral, '#b98a5e', 0.6), i * 0.22);
        const line = crest(random, frame, y, height * 0.05, 3);
        return [shape(land(line, height), color)];
      }),
      ...times(2, (side) => {
        const root =
          width * (side === 0 ? between(random, 0.08, 0.16) : between(random, 0.8, 0.92));
        return times(15, (i) => {
          const lean = (i / 14 - 0.5) * 1.5 + between(random, -0.1, 0.1);
          const tall = height * between(random, 0.2, 0.36);
          const x = root + lean * height * 0.05;
          const blade = smooth([
            [x - 5, height + 8],
            [x + lean * tall * 0.3, height - tall * 0.6],
            [x + lean * tall, height - tall],
            [x + lean * tall * 0.34 + 8, height - tall * 0.58],
            [x + 7, height + 8],
          ]);
          return [shape(blade, mix(tide, '#8fae7a', between(random, 0.2, 0.8)))];
        });
      }),
    ],
  };
};

const heart: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [ground, body, line] = pick(random, [
    [sand, coral, foam],
    [tide, shallow, tide],
    [shallow, tide, foam],
    ['#ffe3d6', coral, tide],
  ]);
  const at: Point = [width / 2, height * 0.5];
  const s = unit * 0.3;
  const outline = (grow: number): Shape['path'] => {
    const g = s * grow;
    return [
      ['M', [at[0], at[1] + g]],
      [
        'C',
        [at[0] - g * 1.5, at[1] - g * 0.05],
        [at[0] - g * 0.95, at[1] - g * 1.15],
        [at[0], at[1] - g * 0.5],
      ],
      [
        'C',
        [at[0] + g * 0.95, at[1] - g * 1.15],
        [at[0] + g * 1.5, at[1] - g * 0.05],
        [at[0], at[1] + g],
      ],
      ['Z'],
    ];
  };
  const pulse: Point[] = [
    [0, at[1]],
    [at[0] - s * 0.55, at[1]],
    [at[0] - s * 0.3, at[1] - s * 0.35],
    [at[0], at[1] + s * 0.4],
    [at[0] + s * 0.25, at[1] - s * 0.18],
    [at[0] + s * 0.4, at[1]],
    [width, at[1]],
  ];
  return {
    ...frame,
    ground,
    shapes: [
      ...times(3, (i) => [shape(outline(1.75 - i * 0.25), body, 0.1 + i * 0.05)]),
      shape(outline(1), body),
      shape(stroke(pulse, unit * 0.022), line),
      ...times(6, () => [
        shape(
          ellipse(
            [between(random, 0.05, 0.95) * width, between(random, 0.08, 0.92) * height],
            unit * between(random, 0.006, 0.016),
          ),
          body,
          0.6,
        ),
      ]),
    ],
  };
};

export const tidewellPictures = { sea, pebbles, people, shell, dunes, heart } as const;
