import { cmykToRgb } from '../color/conversion';
import { labToRgb } from '../color/lab';
import type { Rgb } from '../color/hex';
import { parseHex } from '../color/hex';
import { formatCmyk, formatHex } from '../color/notation';
import type { ByteReader } from './bytes';
import { byteReader, byteWriter } from './bytes';
import type { Palette, ReadColor } from './palette';
import { PaletteFileError, slugOf } from './palette';

/** Far from the ids of Adobe's own books, which start near 3000. */
const bookId = 0x80_00;
const pageSize = 7;
const spaces = { rgb: 0, cmyk: 2, lab: 7 } as const;
/** The empty record that fills a page. */
const filler = { name: '', hex: '#000000' };

const escaped = (text: string) => text.replaceAll('®', '^R').replaceAll('©', '^C');
const plain = (text: string) =>
  text
    .replace(/^\$\$\$[^=]*=/u, '')
    .replaceAll('^R', '®')
    .replaceAll('^C', '©');

/** Writes an Adobe Color Book in RGB, which holds the screen values without loss. */
export function writeAcb({ name, colors }: Palette): Uint8Array<ArrayBuffer> {
  const writer = byteWriter().ascii('8BCB').u16(1).u16(bookId);
  const text = (value: string) => writer.u32(value.length).utf16(value);
  const key = (part: string, value: string) =>
    text(`$$$/colorbook/${slugOf(name)}/${part}=${escaped(value)}`);
  key('title', name);
  key('prefix', '');
  key('postfix', '');
  key('description', '');
  // Readers refuse a book of one record.
  const records = colors.length === 1 ? [...colors, filler] : colors;
  writer.u16(records.length).u16(pageSize).u16(0).u16(spaces.rgb);
  for (const [at, color] of records.entries()) {
    const { r, g, b } = parseHex(color.hex) ?? { r: 0, g: 0, b: 0 };
    text(escaped(color.name));
    writer
      .ascii(`C${String(at + 1).padStart(5, '0')}`)
      .u8(r)
      .u8(g)
      .u8(b);
  }
  return writer.ascii('spflproc').bytes();
}

function readValue(reader: ByteReader, space: number): { rgb: Rgb; cmyk?: string } {
  if (space === spaces.rgb) return { rgb: { r: reader.u8(), g: reader.u8(), b: reader.u8() } };
  if (space === spaces.cmyk) {
    const ink = () => Math.round((255 - reader.u8()) / 2.55);
    const inks = { c: ink(), m: ink(), y: ink(), k: ink() };
    return { rgb: cmykToRgb(inks), cmyk: formatCmyk(inks) };
  }
  if (space === spaces.lab) {
    const l = reader.u8() / 2.55;
    return { rgb: labToRgb({ l, a: reader.u8() - 128, b: reader.u8() - 128 }) };
  }
  throw new PaletteFileError('The color space of this book is not known.');
}

/** Reads an Adobe Color Book in RGB, CMYK or Lab; fillers of its pages are left out. */
export function readAcb(bytes: Uint8Array): ReadColor[] {
  const reader = byteReader(bytes);
  if (reader.ascii(4) !== '8BCB') throw new PaletteFileError('This is no .acb file.');
  reader.u32();
  const text = () => plain(reader.utf16(reader.u32()));
  text();
  const prefix = text();
  const suffix = text();
  text();
  const count = reader.u16();
  reader.u32();
  const space = reader.u16();
  const colors: ReadColor[] = [];
  for (let records = 0; records < count; records += 1) {
    const name = text();
    reader.ascii(6);
    const { rgb, cmyk } = readValue(reader, space);
    const color = { name: `${prefix}${name}${suffix}`, hex: formatHex(rgb) };
    if (name !== '') colors.push(cmyk === undefined ? color : { ...color, cmyk });
  }
  return colors;
}
