import { lettering } from './lettering';
import type { Point, Scene, Shape } from './scene';
import { arc, box, ellipse, land, mix, polygon, ring, shape, smooth, stroke } from './scene';

/** How a logo is put together; `plate` sets it in light on a ground of the brand's own color. */
export type LogoLayout = 'horizontal' | 'plate' | 'stacked' | 'wordmark' | 'avatar' | 'icon';

/** A sign within a square of side `size`, its corner at `at`. */
type Sign = (at: Point, size: number, color: string, counter: string) => Shape[];

interface Identity {
  word: string;
  color: string;
  light: string;
  accent: string;
  weight: number;
  sign: Sign;
}

/** A frond before a hill. */
const fern: Sign = ([x, y], size, color, counter) => {
  const s = size / 100;
  const at = (px: number, py: number): Point => [x + px * s, y + py * s];
  const frond = Array.from({ length: 5 }, (_, i) => {
    const base = 72 - i * 11;
    const reach = 27 - i * 4.2;
    return [1, -1].map((side) =>
      shape(
        smooth([
          at(50, base),
          at(50 + side * reach * 0.5, base - 11),
          at(50 + side * reach, base - 13),
          at(50 + side * reach * 0.6, base - 3),
        ]),
        counter,
      ),
    );
  }).flat();
  return [
    shape(ellipse(at(50, 50), 50 * s), color),
    shape(stroke([at(50, 88), at(50, 18)], 4 * s), counter),
    ...frond,
    shape(ellipse(at(50, 17), 4 * s), counter),
  ];
};

/** A V that is also a bolt, on a wheel. */
const bolt: Sign = ([x, y], size, color, counter) => {
  const s = size / 100;
  const at = (px: number, py: number): Point => [x + px * s, y + py * s];
  return [
    shape(box(x, y, size, size, 26 * s), color),
    shape(ring(at(50, 50), 39 * s, 5 * s), mix(color, counter, 0.35)),
    shape(
      polygon([
        at(24, 25),
        at(42, 25),
        at(52, 55),
        at(58, 40),
        at(49, 40),
        at(55, 25),
        at(78, 25),
        at(54, 80),
        at(46, 80),
      ]),
      counter,
    ),
  ];
};

/** Two waves in a drop of water. */
const wave: Sign = ([x, y], size, color, counter) => {
  const s = size / 100;
  const at = (px: number, py: number): Point => [x + px * s, y + py * s];
  const swell = (py: number): Point[] => arc(at(50, py), 30 * s, 0.6, 0.9, 10);
  return [
    shape(
      [
        ['M', at(50, 0)],
        ['C', at(66, 20), at(92, 40), at(92, 62)],
        ['C', at(92, 84), at(73, 100), at(50, 100)],
        ['C', at(27, 100), at(8, 84), at(8, 62)],
        ['C', at(8, 40), at(34, 20), at(50, 0)],
        ['Z'],
      ],
      color,
    ),
    shape(stroke(swell(84), 8 * s), counter),
    shape(stroke(swell(103), 8 * s), counter),
  ];
};

const identities: readonly [Identity, Identity, Identity] = [
  {
    word: 'FERNHILL',
    color: '#1f4d3a',
    light: '#f6efe3',
    accent: '#c8633a',
    weight: 0.12,
    sign: fern,
  },
  {
    word: 'VOLTARO',
    color: '#1b4dff',
    light: '#f4f6fa',
    accent: '#d4ff3d',
    weight: 0.2,
    sign: bolt,
  },
  {
    word: 'TIDEWELL',
    color: '#0e5a6b',
    light: '#fdfaf5',
    accent: '#f2836b',
    weight: 0.15,
    sign: wave,
  },
];

/** The logo of a sample brand, numbered from 1. */
export function logoScene(brand: number, layout: LogoLayout): Scene {
  const { word, color, light, accent, weight, sign } = identities[brand - 1] ?? identities[0];
  if (layout === 'avatar') {
    return {
      width: 640,
      height: 640,
      ground: color,
      shapes: [
        shape(
          land(
            [
              [-60, 470],
              [160, 430],
              [400, 500],
              [700, 440],
            ],
            640,
          ),
          accent,
        ),
        ...sign([150, 150], 340, light, color),
      ],
    };
  }
  if (layout === 'icon') {
    return { width: 128, height: 128, ground: null, shapes: sign([4, 4], 120, color, light) };
  }
  const height = 96;
  const isPlate = layout === 'plate';
  const [ink, paper] = isPlate ? [light, color] : [color, light];
  const measured = lettering(word, [0, 0], height, weight).width;
  const size = layout === 'wordmark' ? 0 : layout === 'stacked' ? 220 : 190;
  const isStacked = layout === 'stacked';
  const edge = isPlate ? 72 : 8;
  const left = edge + (isStacked || size === 0 ? 0 : size + 52);
  const width = Math.ceil(left + measured + edge);
  const tall = isStacked ? size + 48 + height + edge * 2 : Math.max(size, height + 44) + edge * 2;
  const top = isStacked ? edge + size + 48 : size === 0 ? edge + 4 : (tall - height) / 2;
  const signAt: Point = isStacked ? [(width - size) / 2, edge] : [edge, edge];
  return {
    width,
    height: tall,
    ground: isPlate ? color : null,
    shapes: [
      ...(size > 0 ? sign(signAt, size, ink, paper) : []),
      shape(lettering(word, [left, top], height, weight).path, ink),
      ...(layout === 'wordmark'
        ? [shape(box(left, tall - 10, measured * 0.16, 8, 4), accent)]
        : []),
    ],
  };
}
