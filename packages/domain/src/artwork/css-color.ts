import type { Rgb } from '../color/hex';
import { parseHex } from '../color/hex';
import { channelOf, linear } from '../color/luminance';

/** The names of CSS Color 4, each with its value. */
const named = new Map<string, string>();
const names =
  `aliceblue f0f8ff antiquewhite faebd7 aqua 0ff aquamarine 7fffd4 azure f0ffff beige f5f5dc
  bisque ffe4c4 black 000 blanchedalmond ffebcd blue 00f blueviolet 8a2be2 brown a52a2a
  burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50
  cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 0ff darkblue 00008b
  darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9
  darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00
  darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b
  darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3
  deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff
  firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia f0f gainsboro dcdcdc
  ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f
  grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0
  khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd
  lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2
  lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a
  lightseagreen 20b2aa lightskyblue 87cefa lightslategray 789 lightslategrey 789
  lightsteelblue b0c4de lightyellow ffffe0 lime 0f0 limegreen 32cd32 linen faf0e6 magenta f0f
  maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3
  mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a
  mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa
  mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000
  olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa
  palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5
  peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080
  rebeccapurple 639 red f00 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072
  sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb
  slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f
  steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0
  violet ee82ee wheat f5deb3 white fff whitesmoke f5f5f5 yellow ff0 yellowgreen 9acd32`.split(
    /\s+/u,
  );
for (let index = 0; index < names.length; index += 2) {
  named.set(names[index] ?? '', names[index + 1] ?? '');
}

/** A color and how opaque it is, from 0 to 1. */
export interface CssColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

const share = (text: string, whole: number) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

function ofHue([hue = '', saturation = '', lightness = '']: readonly string[]): Rgb {
  const h = (((Number.parseFloat(hue) % 360) + 360) % 360) / 30;
  const [s, l] = [share(saturation, 1), share(lightness, 1)];
  const channel = (n: number) => {
    const k = (n + h) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}

const whole = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** Rows from linear Display P3 to linear sRGB (CSS Color 4, 10.4). */
const fromP3 = [
  [1.224_940_18, -0.224_940_18, 0],
  [-0.042_056_95, 1.042_056_95, 0],
  [-0.019_637_55, -0.078_636_05, 1.098_273_6],
] as const;

/** A color of `color()`, which drawing programs write beside the same color as HEX. */
function ofSpace(space: string, values: readonly string[]): Rgb | null {
  const channels = values.map((value) => share(value, 1) * 255);
  if (channels.some((value) => Number.isNaN(value))) return null;
  const [r = 0, g = 0, b = 0] = channels.map(whole);
  if (space === 'srgb') return { r, g, b };
  if (space !== 'display-p3') return null;
  const light = channels.map(linear);
  const [red = 0, green = 0, blue = 0] = fromP3.map((row) =>
    channelOf(row.reduce<number>((sum, part, index) => sum + part * (light[index] ?? 0), 0)),
  );
  return { r: red, g: green, b: blue };
}

/** Reads a color as CSS writes it; null for anything else, as `none` or `url(#a)`. */
export function parseCssColor(text: string): CssColor | null {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return { rgb: { r: 0, g: 0, b: 0 }, alpha: 0 };
  const hex = named.get(value) ?? (value.startsWith('#') ? value.slice(1) : null);
  if (hex !== null) {
    const size = hex.length === 4 ? 1 : hex.length === 8 ? 2 : 0;
    const digits = size === 0 ? '' : hex.slice(-size).repeat(3 - size);
    const rgb = parseHex(size === 0 ? hex : hex.slice(0, -size));
    return rgb && { rgb, alpha: digits === '' ? 1 : Number.parseInt(digits, 16) / 255 };
  }
  const [, kind = '', inside = ''] = /^(rgb|hsl|color)a?\(([^)]*)\)$/u.exec(value) ?? [];
  const parts = inside.split(/[\s,/]+/u).filter((part) => part !== '');
  const [space = ''] = kind === 'color' ? parts.splice(0, 1) : [];
  if (parts.length < 3 || /[a-z]/u.test(parts.join('').replaceAll('deg', ''))) return null;
  const alpha = parts[3] === undefined ? 1 : share(parts[3], 1);
  if (kind === 'color') {
    const rgb = ofSpace(space, parts.slice(0, 3));
    return rgb && { rgb, alpha };
  }
  if (kind === 'hsl') return { rgb: ofHue(parts), alpha };
  const [r = 0, g = 0, b = 0] = parts.map((part) => whole(share(part, 255)));
  return { rgb: { r, g, b }, alpha };
}
