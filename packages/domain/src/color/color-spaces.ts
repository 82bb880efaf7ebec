import type { Rgb } from './hex';
import { labToRgb } from './lab';
import { channelOf, linear } from './luminance';
import type { Matrix, Triple } from './matrix';
import { times } from './matrix';

/** From the light of each space to that of sRGB (CSS Color 4, sample code). */
const toSrgb = {
  'display-p3': [
    [1.2249402, -0.2249402, 0],
    [-0.042057, 1.042057, 0],
    [-0.0196376, -0.078636, 1.0982736],
  ],
  'a98-rgb': [
    [1.3983557, -0.3983557, 0],
    [0, 1, 0],
    [0, -0.042929, 1.042929],
  ],
  'prophoto-rgb': [
    [2.0343808, -0.727636, -0.3067448],
    [-0.2288257, 1.2317427, -0.0029169],
    [-0.0085589, -0.1532668, 1.1618255],
  ],
  rec2020: [
    [1.660491, -0.5876411, -0.0728499],
    [-0.1245505, 1.1328999, -0.0083494],
    [-0.0181508, -0.1005789, 1.1187297],
  ],
  'xyz-d65': [
    [3.2409699, -1.5373832, -0.4986108],
    [-0.9692436, 1.8759675, 0.0415551],
    [0.0556301, -0.203977, 1.0569715],
  ],
  'xyz-d50': [
    [3.134136, -1.6173863, -0.4906619],
    [-0.9787955, 1.9162546, 0.0334427],
    [0.0719554, -0.2289768, 1.4053861],
  ],
} as const satisfies Record<string, Matrix>;
const oklabToCones: Matrix = [
  [1, 0.3963378, 0.2158038],
  [1, -0.1055613, -0.0638542],
  [1, -0.0894842, -1.2914855],
];
const conesToSrgb: Matrix = [
  [4.0767416, -3.3077115, 0.2309699],
  [-1.268438, 2.6097573, -0.3413194],
  [-0.0041961, -0.7034186, 1.7076147],
];

const ofUnits = ([r, g, b]: Triple): Rgb => ({
  r: Math.round(r * 255),
  g: Math.round(g * 255),
  b: Math.round(b * 255),
});
const ofLight = ([r, g, b]: Triple): Rgb => ({
  r: channelOf(r),
  g: channelOf(g),
  b: channelOf(b),
});
const eachOf = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

/** Two axes of the same color whose chroma and hue in degrees are given. */
const polar = ([l, chroma, hue]: Triple): Triple => {
  const angle = (hue * Math.PI) / 180;
  return [l, chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

/** Channels 0–1 of a hue in degrees; saturation and lightness are 0–1. */
function hslUnits(hue: number, saturation: number, lightness: number): Triple {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function hwbUnits([hue, white, black]: Triple): Triple {
  const sum = (white + black) / 100;
  if (sum >= 1) return eachOf([white, white, white], (value) => value / 100 / sum);
  return eachOf(hslUnits(hue, 1, 0.5), (value) => value * (1 - sum) + white / 100);
}

const lab = ([l, a, b]: Triple) => labToRgb({ l, a, b });
const oklab = (axes: Triple) =>
  ofLight(
    times(
      conesToSrgb,
      eachOf(times(oklabToCones, axes), (value) => value ** 3),
    ),
  );
const rec2020Light = (value: number) =>
  value < 0.0812429 ? value / 4.5 : ((value + 0.0992968) / 1.0992968) ** (1 / 0.45);
const prophotoLight = (value: number) => (value < 1 / 32 ? value / 16 : value ** 1.8);

type Range = readonly [least: number, most: number];
const unit: Range = [0, 1];
const percent: Range = [0, 100];
const above: Range = [0, Number.POSITIVE_INFINITY];
const any: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

interface Space {
  readonly ranges: readonly [Range, Range, Range];
  readonly toRgb: (components: Triple) => Rgb;
}

/** A space of three lights 0–1, stored as `lightOf` says. */
const lights = (space: keyof typeof toSrgb, lightOf: (value: number) => number): Space => ({
  ranges: [unit, unit, unit],
  toRgb: (components) => ofLight(times(toSrgb[space], eachOf(components, lightOf))),
});
const xyz = (space: 'xyz-d65' | 'xyz-d50'): Space => ({
  ...lights(space, (value) => value),
  ranges: [above, above, above],
});

/** The color spaces of design tokens (DTCG 2025.10, color module). */
const spaces = new Map<unknown, Space>([
  ['srgb', { ranges: [unit, unit, unit], toRgb: ofUnits }],
  ['srgb-linear', { ranges: [unit, unit, unit], toRgb: ofLight }],
  [
    'hsl',
    {
      ranges: [any, percent, percent],
      toRgb: ([hue, s, l]) => ofUnits(hslUnits(hue, s / 100, l / 100)),
    },
  ],
  ['hwb', { ranges: [any, percent, percent], toRgb: (parts) => ofUnits(hwbUnits(parts)) }],
  ['lab', { ranges: [percent, any, any], toRgb: lab }],
  ['lch', { ranges: [percent, above, any], toRgb: (parts) => lab(polar(parts)) }],
  ['oklab', { ranges: [unit, any, any], toRgb: oklab }],
  ['oklch', { ranges: [unit, above, any], toRgb: (parts) => oklab(polar(parts)) }],
  ['display-p3', lights('display-p3', (value) => linear(value * 255))],
  ['a98-rgb', lights('a98-rgb', (value) => value ** (563 / 256))],
  ['prophoto-rgb', lights('prophoto-rgb', prophotoLight)],
  ['rec2020', lights('rec2020', rec2020Light)],
  ['xyz-d65', xyz('xyz-d65')],
  ['xyz-d50', xyz('xyz-d50')],
]);

/**
 * Returns a color of a design token as a screen of sRGB shows it: channels beyond are cut off. Null
 * for an unknown space, or for components that are no three numbers in its ranges; `none` is 0.
 *
 * @param components as DTCG 2025.10 has them: hue in degrees, percentages 0–100, L of Oklab 0–1
 */
export function colorSpaceToRgb(colorSpace: unknown, components: unknown): Rgb | null {
  const space = spaces.get(colorSpace);
  if (!space || !Array.isArray(components) || components.length !== 3) return null;
  const given: readonly unknown[] = components;
  const read = (at: 0 | 1 | 2): number => {
    const value = given[at] === 'none' ? 0 : given[at];
    const [least, most] = space.ranges[at];
    return typeof value === 'number' && value >= least && value <= most ? value : Number.NaN;
  };
  const parts: Triple = [read(0), read(1), read(2)];
  return parts.every(Number.isFinite) ? space.toRgb(parts) : null;
}
