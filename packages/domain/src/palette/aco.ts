import { cmykToRgb } from '../color/conversion';
import { labToRgb } from '../color/lab';
import type { Rgb } from '../color/hex';
import { parseHex } from '../color/hex';
import { formatCmyk, formatHex } from '../color/notation';
import type { ByteReader } from './bytes';
import { byteReader, byteWriter } from './bytes';
import type { Palette, ReadColor } from './palette';
import { PaletteFileError } from './palette';

const spaces = { rgb: 0, hsb: 1, cmyk: 2, lab: 7, grey: 8 } as const;

/** Writes Photoshop swatches in RGB: the first section without names, the second with them. */
export function writeAco({ colors }: Palette): Uint8Array<ArrayBuffer> {
  const writer = byteWriter();
  for (const version of [1, 2]) {
    writer.u16(version).u16(colors.length);
    for (const { name, hex } of colors) {
      const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 };
      writer
        .u16(spaces.rgb)
        .u16(r * 257)
        .u16(g * 257)
        .u16(b * 257)
        .u16(0);
      if (version === 2)
        writer
          .u32(name.length + 1)
          .utf16(name)
          .u16(0);
    }
  }
  return writer.bytes();
}

/** Channels of a hue 0–1, a saturation and a brightness. */
function hsbToRgb(hue: number, saturation: number, brightness: number): Rgb {
  const channel = (offset: number) => {
    const at = (offset + hue * 6) % 6;
    const part = Math.max(0, Math.min(at, 4 - at, 1));
    return Math.round(255 * brightness * (1 - saturation * part));
  };
  return { r: channel(5), g: channel(3), b: channel(1) };
}

function readValue(reader: ByteReader): { rgb: Rgb; cmyk?: string } | null {
  const space = reader.u16();
  if (space === spaces.lab) {
    const [l, a, b] = [reader.u16() / 100, reader.i16() / 100, reader.i16() / 100];
    reader.u16();
    return { rgb: labToRgb({ l, a, b }) };
  }
  const [w, x, y, z] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()];
  if (space === spaces.rgb) {
    const channel = (value: number) => Math.round(value / 257);
    return { rgb: { r: channel(w), g: channel(x), b: channel(y) } };
  }
  if (space === spaces.hsb) return { rgb: hsbToRgb(w / 0xff_ff, x / 0xff_ff, y / 0xff_ff) };
  if (space === spaces.cmyk) {
    // No ink is 65535.
    const ink = (value: number) => Math.round((1 - value / 0xff_ff) * 100);
    const inks = { c: ink(w), m: ink(x), y: ink(y), k: ink(z) };
    return { rgb: cmykToRgb(inks), cmyk: formatCmyk(inks) };
  }
  if (space === spaces.grey) {
    const grey = Math.round((1 - Math.min(w, 10_000) / 10_000) * 255);
    return { rgb: { r: grey, g: grey, b: grey } };
  }
  return null;
}

function readSection(reader: ByteReader, version: number): ReadColor[] {
  const colors: ReadColor[] = [];
  const count = reader.u16();
  for (let records = 0; records < count; records += 1) {
    const value = readValue(reader);
    const name = version === 2 ? reader.utf16(reader.u32()) : '';
    if (!value) continue;
    const hex = formatHex(value.rgb);
    const color = { name: name === '' ? hex : name, hex };
    colors.push(value.cmyk === undefined ? color : { ...color, cmyk: value.cmyk });
  }
  return colors;
}

/** Reads Photoshop swatches, with names where the file has its second section. */
export function readAco(bytes: Uint8Array): ReadColor[] {
  const reader = byteReader(bytes);
  let colors: ReadColor[] | null = null;
  while (!reader.isAtEnd()) {
    const version = reader.u16();
    if (version !== 1 && version !== 2) break;
    colors = readSection(reader, version);
  }
  if (!colors) throw new PaletteFileError('This is no .aco file.');
  return colors;
}
