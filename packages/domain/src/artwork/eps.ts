import type { ColorDraft } from '../brand/color.schema';
import type { Rgb } from '../color/hex';
import { parseHex } from '../color/hex';
import type { Cmyk } from '../color/notation';
import { parseCmyk, sameRgb } from '../color/notation';
import type { Drawing, Gradient, Paint, Shape, Stroke } from './drawing';
import { isGradient } from './drawing';
import type { Matrix, Point } from './matrix';
import { multiply } from './matrix';
import type { Path } from './path';

/** A brand's color as print knows it. */
type Ink = Pick<ColorDraft, 'hex' | 'cmyk' | 'pms'>;

interface EpsOptions {
  /** ASCII alone is written. */
  readonly title: string;
  /** Paints that equal one of these go out as its CMYK, or as a spot color where PMS is set. */
  readonly colors: readonly Ink[];
}

/** In points; a smaller or larger drawing is scaled to it. */
const longestEdge = { min: 72, max: 1440 };

/** Nine digits, so that neither a huge nor a tiny drawing loses its lines. */
const number = (value: number) => String(Number(value.toPrecision(9)));
const list = (values: readonly number[]) => values.map(number).join(' ');
const array = (values: readonly number[]) => `[${list(values)}]`;
const pair = (point: Point) => list(point);
const channel = (value: number) => number(value / 255);
const percent = (value: number) => number(value / 100);

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\u0020-\u007E]/gu, '')
    .replaceAll(/[()\\]/gu, String.raw`\$&`);

/** How a color is set, and the spot colors that were used. */
class Inks {
  readonly spots = new Map<string, Cmyk>();
  readonly #known: readonly { rgb: Rgb; cmyk: Cmyk; pms: string }[];

  constructor(colors: readonly Ink[]) {
    this.#known = colors.flatMap(({ hex, cmyk, pms }) => {
      const [rgb, inks] = [parseHex(hex), parseCmyk(cmyk)];
      return rgb && inks ? [{ rgb, cmyk: inks, pms: pms.trim() }] : [];
    });
  }

  set(rgb: Rgb): string {
    const known = this.#known.find((each) => sameRgb(each.rgb, rgb));
    if (!known) return `${[rgb.r, rgb.g, rgb.b].map(channel).join(' ')} setrgbcolor`;
    const { c, m, y, k } = known.cmyk;
    if (known.pms === '') return `${[c, m, y, k].map(percent).join(' ')} setcmykcolor`;
    this.spots.set(known.pms, known.cmyk);
    const tint = [c, m, y].map((ink) => `dup ${percent(ink)} mul exch`).join(' ');
    const name = `(${ascii(known.pms)}) cvn`;
    return `[/Separation ${name} /DeviceCMYK {${tint} ${percent(k)} mul}] setcolorspace 1 setcolor`;
  }
}

function pathText(path: Path): string {
  return path
    .map((segment) => {
      if (segment[0] === 'Z') return 'h';
      if (segment[0] === 'C') {
        return `${pair(segment[1])} ${pair(segment[2])} ${pair(segment[3])} c`;
      }
      return `${pair(segment[1])} ${segment[0] === 'M' ? 'm' : 'l'}`;
    })
    .join('\n');
}

/** A function from 0–1 to a color: one piece for each pair of stops. */
function colorFunction({ stops }: Gradient): string {
  const rgb = ({ r, g, b }: Rgb) => `[${[r, g, b].map(channel).join(' ')}]`;
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return '';
  // The first and the last color also hold before and after their stops.
  const all = [
    ...(first.offset > 0 ? [{ ...first, offset: 0 }] : []),
    ...stops,
    ...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ];
  const pieces = all.slice(1).flatMap((stop, index) => {
    const before = all[index];
    if (!before || stop.offset <= before.offset) return [];
    const text = `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 ${rgb(before.rgb)} /C1 ${rgb(stop.rgb)} >>`;
    return [{ text, end: stop.offset }];
  });
  const bounds = pieces.slice(0, -1).map(({ end }) => end);
  const encode = pieces.map(() => '0 1').join(' ');
  const functions = pieces.map(({ text }) => text).join(' ');
  return `<< /FunctionType 3 /Domain [0 1] /Functions [${functions}] /Bounds ${array(bounds)} /Encode [${encode}] >>`;
}

/** Fills the clipping path with a gradient, in the space of the shape. */
function shading(gradient: Gradient): string {
  const type = gradient.kind === 'linear' ? 2 : 3;
  return [
    `${array(gradient.matrix)} concat`,
    `<< /ShadingType ${type} /ColorSpace /DeviceRGB /Coords ${array(gradient.coordinates)}`,
    `/Extend [true true] /Function ${colorFunction(gradient)} >> shfill`,
  ].join('\n');
}

function painted(paint: Paint, inks: Inks, act: { flat: string; clip: string }): string {
  return isGradient(paint)
    ? `gsave ${act.clip} newpath\n${shading(paint)}\ngrestore`
    : `${inks.set(paint)} ${act.flat}`;
}

const caps = { butt: 0, round: 1, square: 2 };
const joins = { miter: 0, round: 1, bevel: 2 };

function pen({ width, cap, join, miterLimit, dashes, dashOffset }: Stroke): string {
  const line = `${number(width)} setlinewidth ${caps[cap]} setlinecap ${joins[join]} setlinejoin`;
  return `${line} ${number(miterLimit)} setmiterlimit ${array(dashes)} ${number(dashOffset)} setdash`;
}

function shapeText({ path, matrix, clips, fill, rule, stroke }: Shape, inks: Inks): string {
  const isEvenOdd = rule === 'evenodd';
  const lines = clips.map(
    (clip) => `${pathText(clip.path)}\n${clip.rule === 'evenodd' ? 'eoclip' : 'clip'} newpath`,
  );
  lines.push(`${array(matrix)} concat`);
  const shape = pathText(path);
  if (fill) {
    const act = isEvenOdd ? { flat: 'eofill', clip: 'eoclip' } : { flat: 'fill', clip: 'clip' };
    lines.push(shape, painted(fill, inks, act), 'newpath');
  }
  if (stroke) {
    const act = { flat: 'stroke', clip: 'strokepath clip' };
    lines.push(pen(stroke), shape, painted(stroke.paint, inks, act), 'newpath');
  }
  return ['gsave newpath', ...lines, 'grestore'].join('\n');
}

/** The page of a drawing in points, y upwards, and the matrix onto it. */
function pageOf({ width, height }: Pick<Drawing, 'width' | 'height'>) {
  const longest = Math.max(width, height) * 0.75;
  const fitted = Math.min(longestEdge.max, Math.max(longestEdge.min, longest));
  const scale = (0.75 * fitted) / longest;
  const [w, h] = [width * scale, height * scale];
  const matrix: Matrix = multiply([1, 0, 0, -1, 0, h], [scale, 0, 0, scale, 0, 0]);
  return { w, h, matrix };
}

function header(title: string, w: number, h: number, spots: ReadonlyMap<string, Cmyk>): string[] {
  const custom = [...spots].map(([name, { c, m, y, k }], index) => {
    const start = index === 0 ? '%%CMYKCustomColor:' : '%%+';
    return `${start} ${[c, m, y, k].map(percent).join(' ')} (${ascii(name)})`;
  });
  const names = [...spots.keys()].map((name) => `(${ascii(name)})`).join(' ');
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(w)} ${Math.ceil(h)}`,
    `%%HiResBoundingBox: 0 0 ${number(w)} ${number(h)}`,
    `%%Title: (${ascii(title)})`,
    '%%Creator: (Brandroom)',
    '%%LanguageLevel: 3',
    '%%DocumentData: Clean7Bit',
    ...(spots.size > 0 ? [`%%DocumentCustomColors: ${names}`, ...custom] : []),
    '%%Pages: 1',
    '%%EndComments',
  ];
}

const footer = ['end', 'restore', 'showpage', '%%EOF', ''];

/** Writes a drawing without obstacles as Encapsulated PostScript, in 7-bit characters. */
export function writeEps(drawing: Drawing, { title, colors }: EpsOptions): string {
  const inks = new Inks(colors);
  const { w, h, matrix } = pageOf(drawing);
  const shapes = drawing.shapes.map((shape) => shapeText(shape, inks));
  return [
    ...header(title, w, h, inks.spots),
    '%%BeginProlog',
    '%%EndProlog',
    '%%Page: 1 1',
    'save',
    '8 dict begin',
    '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def',
    `0 0 ${number(w)} ${number(h)} rectclip`,
    `${array(matrix)} concat`,
    ...shapes,
    ...footer,
  ].join('\n');
}

/** Five characters for each four bytes (PostScript Language Reference, ASCII85Decode). */
function ascii85(bytes: Uint8Array): string {
  const lines: string[] = [];
  let line = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const count = Math.min(4, bytes.length - at);
    let value = 0;
    for (let index = 0; index < 4; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
    const digits = Array.from({ length: 5 }, (_, index) =>
      String.fromCharCode(33 + (Math.floor(value / 85 ** (4 - index)) % 85)),
    ).join('');
    line += value === 0 && count === 4 ? 'z' : digits.slice(0, count + 1);
    if (line.length > 72) {
      lines.push(line);
      line = '';
    }
  }
  // A line must not begin as a comment does.
  return [...lines, line].map((each) => each.replace(/^%/u, ' %')).join('\n');
}

interface Bitmap {
  /** A JPEG of three channels. */
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Writes a picture as Encapsulated PostScript, if it cannot be written as shapes. */
export function writeBitmapEps({ jpeg, width, height }: Bitmap, { title }: { title: string }) {
  const { w, h } = pageOf({ width, height });
  return [
    ...header(title, w, h, new Map()),
    '%%Page: 1 1',
    'save',
    '4 dict begin',
    `${array([w, 0, 0, h, 0, 0])} concat`,
    '/DeviceRGB setcolorspace',
    `<< /ImageType 1 /Width ${width} /Height ${height} /BitsPerComponent 8`,
    `/Decode [0 1 0 1 0 1] /ImageMatrix [${width} 0 0 ${-height} 0 ${height}]`,
    '/DataSource currentfile /ASCII85Decode filter /DCTDecode filter >> image',
    `${ascii85(jpeg)}~>`,
    ...footer,
  ].join('\n');
}
