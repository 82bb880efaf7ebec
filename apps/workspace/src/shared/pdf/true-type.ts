/** A point of an outline, in font units. */
interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** A closed outline. */
export type Contour = readonly OutlinePoint[];

/** Writes 16-bit numbers in big-endian order. */
export function words(values: readonly number[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  for (const [at, value] of values.entries()) view.setInt16(at * 2, value);
  return new Uint8Array(view.buffer);
}

/** Splits a 32-bit number into two 16-bit words. */
const long = (value: number) => [value >>> 16, value & 0xffff] as const;

/** Concatenates bytes and pads them to a multiple of four. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const bytes = new Uint8Array(Math.ceil(length / 4) * 4);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function boundsOf(points: Contour) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}

/** Encodes a glyph's outlines as an entry of the `glyf` table. */
export function glyphOf(contours: readonly Contour[]): Uint8Array<ArrayBuffer> {
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  let end = -1;
  const ends = contours.map(({ length }) => (end += length));
  const steps = (axis: 'x' | 'y') =>
    points.map((point, at) => point[axis] - (points[at - 1]?.[axis] ?? 0));
  return joined([
    words([contours.length, ...boundsOf(points), ...ends, 0]),
    Uint8Array.from(points, ({ isOnCurve }) => (isOnCurve ? 1 : 0)),
    words(steps('x')),
    words(steps('y')),
  ]);
}

/** Joins glyphs into the `glyf` and `loca` tables, with 32-bit offsets. */
export function glyphTables(glyphs: readonly Uint8Array[]) {
  let end = 0;
  const offsets = [0, ...glyphs.map(({ length }) => (end += length))];
  return { glyf: joined(glyphs), loca: words(offsets.flatMap(long)) };
}

/** Writes a font file from its tables. */
export function writeFont(
  flavor: number,
  tables: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const power = Math.floor(Math.log2(entries.length));
  const range = 16 * 2 ** power;
  const head = [...long(flavor), entries.length, range, power, entries.length * 16 - range];
  let at = 12 + entries.length * 16;
  const directory = entries.flatMap(([tag, { length }]) => {
    const place = at;
    at += Math.ceil(length / 4) * 4;
    const [a = 0, b = 0, c = 0, d = 0] = new TextEncoder().encode(tag);
    // Checksums are zero, because PDF readers do not check them.
    return [(a << 8) | b, (c << 8) | d, 0, 0, ...long(place), ...long(length)];
  });
  return joined([words([...head, ...directory]), ...entries.map(([, bytes]) => joined([bytes]))]);
}

/** The metrics of a whole font, in font units. */
interface FontFrame {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly bounds: readonly [left: number, bottom: number, right: number, top: number];
}

/** Writes a TrueType font with the tables that a PDF asks for, as the OpenType specification lays them out. */
export function writeTrueType(
  { unitsPerEm, ascent, descent, bounds }: FontFrame,
  glyphs: readonly { readonly contours: readonly Contour[]; readonly advance: number }[],
): Uint8Array<ArrayBuffer> {
  const bearing = (contours: readonly Contour[]) =>
    Math.min(...contours.flat().map(({ x }) => x), Infinity);
  const metrics = glyphs.flatMap(({ contours, advance }) => {
    const left = bearing(contours);
    return [advance, Number.isFinite(left) ? left : 0];
  });
  const most = (count: (contours: readonly Contour[]) => number) =>
    Math.max(...glyphs.map(({ contours }) => count(contours)));
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const points = most((contours) => contours.flat().length);
  const one = [1, 0];
  return writeFont(0x10000, {
    ...glyphTables(glyphs.map(({ contours }) => glyphOf(contours))),
    head: words([
      ...one,
      ...one,
      ...long(0),
      ...long(0x5f0f3cf5),
      0,
      unitsPerEm,
      ...Array<number>(8).fill(0),
      ...bounds,
      0,
      8,
      2,
      1,
      0,
    ]),
    hhea: words([
      ...one,
      ascent,
      descent,
      0,
      widest,
      0,
      0,
      bounds[2],
      1,
      ...Array<number>(7).fill(0),
      glyphs.length,
    ]),
    hmtx: words(metrics),
    maxp: words([
      ...one,
      glyphs.length,
      points,
      most(({ length }) => length),
      0,
      0,
      2,
      ...Array<number>(8).fill(0),
    ]),
  });
}
