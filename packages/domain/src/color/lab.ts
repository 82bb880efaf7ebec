import { channelOf, linear } from './luminance';
import type { Rgb } from './hex';
import { times } from './matrix';

/** CIE L*a*b* under D50, as print formats hold it: L 0–100, a and b about −128 to 127. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** sRGB to XYZ under D50, by Bradford (CSS Color 4, sample code). */
const toXyz = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const;
const fromXyz = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
const white = [0.9642956, 1, 0.8252101] as const;
const edge = 216 / 24389;
const slope = 24389 / 27;

export function rgbToLab({ r, g, b }: Rgb): Lab {
  const xyz = times(toXyz, [linear(r), linear(g), linear(b)]);
  const root = (value: number) => (value > edge ? Math.cbrt(value) : (slope * value + 16) / 116);
  const [x, y, z] = [root(xyz[0] / white[0]), root(xyz[1]), root(xyz[2] / white[2])];
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** The nearest color of a screen, in whole channels. */
export function labToRgb({ l, a, b }: Lab): Rgb {
  const y = (l + 16) / 116;
  const power = (value: number) => (value ** 3 > edge ? value ** 3 : (116 * value - 16) / slope);
  const xyz = [power(y + a / 500) * white[0], power(y), power(y - b / 200) * white[2]] as const;
  const [red, green, blue] = times(fromXyz, xyz);
  return { r: channelOf(red), g: channelOf(green), b: channelOf(blue) };
}
