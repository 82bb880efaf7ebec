import type { Font } from 'fontkit';

import type { Contour } from './true-type';
import { glyphOf, glyphTables, words, writeFont } from './true-type';

type Packed = NonNullable<Font['_transformedGlyphs']>[number];
type Points = NonNullable<Packed['points']>;

const fraction = (value: number) => Math.round(value * 16384);

function contoursOf(points: Points): Contour[] {
  const contours: Contour[] = [];
  let start = 0;
  for (const [at, { endContour }] of points.entries()) {
    if (!endContour) continue;
    const one = points.slice(start, at + 1);
    contours.push(one.map(({ x, y, onCurve }) => ({ x, y, isOnCurve: onCurve })));
    start = at + 1;
  }
  return contours;
}

/**
 * Encodes a composite glyph; its flags mark 16-bit offsets, a matrix, and whether more components
 * follow.
 */
function compositeOf(font: Font, id: number, { components = [] }: Packed): Uint8Array {
  const { minX, minY, maxX, maxY } = font.getGlyph(id).path.bbox;
  const parts = components.flatMap((part, at) => [
    0x83 | (at < components.length - 1 ? 0x20 : 0),
    part.glyphID,
    part.dx,
    part.dy,
    ...[part.scaleX, part.scale01, part.scale10, part.scaleY].map(fraction),
  ]);
  const bytes = words([-1, minX, minY, maxX, maxY, ...parts]);
  return bytes.length % 4 === 0 ? bytes : words([-1, minX, minY, maxX, maxY, ...parts, 0]);
}

/** Rebuilds the table of widths, where a WOFF2 may omit values that follow from the outlines. */
function widthsOf(font: Font, packed: Uint8Array): Uint8Array {
  const count = font.hhea.numberOfMetrics;
  const [flags = 0] = packed;
  const view = new DataView(packed.buffer, packed.byteOffset + 1);
  let at = 0;
  const next = () => view.getInt16((at += 2) - 2);
  const advances = Array.from({ length: count }, next);
  const left = (id: number) => Math.round(font.getGlyph(id).path.bbox.minX);
  const ids = Array.from({ length: font.numGlyphs }, (_, id) => id);
  const isRead = (id: number) => (flags & (id < count ? 1 : 2)) === 0;
  const bearings = ids.map((id) => (isRead(id) ? next() : left(id)));
  return words([
    ...advances.flatMap((advance, id) => [advance, bearings[id] ?? 0]),
    ...bearings.slice(count),
  ]);
}

/**
 * Unpacks a WOFF or WOFF2 into the original TrueType or OpenType file, because fontkit can vary
 * only those.
 */
export function unpackFont(font: Font): Uint8Array {
  const { tables, flavor } = font.directory;
  const isTransformed = tables['glyf']?.transformed === true;
  if (isTransformed) font._transformGlyfTable();
  const raw = (tag: string) => {
    const { buffer, pos } = font._getTableStream(tag);
    return buffer.slice(pos, pos + (tables[tag]?.length ?? 0));
  };
  const kept = Object.keys(tables).filter(
    (tag) => !(isTransformed && (tag === 'glyf' || tag === 'loca')),
  );
  const bytes: Record<string, Uint8Array> = Object.fromEntries(kept.map((tag) => [tag, raw(tag)]));
  if (isTransformed) {
    const glyphs = (font._transformedGlyphs ?? []).map((glyph, id) =>
      glyph.numberOfContours < 0
        ? compositeOf(font, id, glyph)
        : glyphOf(contoursOf(glyph.points ?? [])),
    );
    Object.assign(bytes, glyphTables(glyphs));
    // The format of the offsets in `loca`, at the end of the table: 32 bits.
    bytes['head']?.set([0, 1], 50);
  }
  if (tables['hmtx']?.transformed && bytes['hmtx']) bytes['hmtx'] = widthsOf(font, bytes['hmtx']);
  return writeFont(flavor, bytes);
}
