import { colorsOfRole } from '../brand/color-order';
import type { ColorDraft, ColorRole } from '../brand/color.schema';
import { colorRoleLabels, colorRoles } from '../brand/color.schema';
import { labToRgb, rgbToLab } from '../color/lab';
import { cmykToRgb } from '../color/conversion';
import type { Rgb } from '../color/hex';
import { parseHex } from '../color/hex';
import { formatCmyk, formatHex } from '../color/notation';
import type { ByteReader } from './bytes';
import { byteReader, byteWriter } from './bytes';
import type { Palette, ReadColor } from './palette';
import { PaletteFileError } from './palette';

const groupStart = 0xc0_01;
const groupEnd = 0xc0_02;
const colorBlock = 0x00_01;
const spot = 1;
const normal = 2;

/** A spot ink is named with its PMS number, because prepress distinguishes inks by their names. */
const spotName = ({ name, pms }: ColorDraft) => `${name} (${pms})`;
const spotNamePattern = /^(.*\S) \(([^()]+)\)$/u;

function block(type: number, body: ReturnType<typeof byteWriter>): number[] {
  return [...byteWriter().u16(type).u32(body.length()).raw(body.bytes()).bytes()];
}

function nameBody(name: string) {
  return byteWriter()
    .u16(name.length + 1)
    .utf16(name)
    .u16(0);
}

function colorBytes(color: ColorDraft): number[] {
  const rgb = parseHex(color.hex) ?? { r: 0, g: 0, b: 0 };
  if (color.pms === '') {
    const body = nameBody(color.name).ascii('RGB ');
    return block(
      colorBlock,
      body
        .f32(rgb.r / 255)
        .f32(rgb.g / 255)
        .f32(rgb.b / 255)
        .u16(normal),
    );
  }
  const { l, a, b } = rgbToLab(rgb);
  const body = nameBody(spotName(color)).ascii('LAB ');
  return block(
    colorBlock,
    body
      .f32(l / 100)
      .f32(a)
      .f32(b)
      .u16(spot),
  );
}

/**
 * Writes an Adobe Swatch Exchange file: a group for each role with colors. A color with PMS is a
 * spot color in Lab, every other one a process color in RGB.
 */
export function writeAse({ colors }: Palette): Uint8Array<ArrayBuffer> {
  const blocks = colorRoles.flatMap((role) => {
    const group = colorsOfRole(colors, role);
    if (group.length === 0) return [];
    return [
      block(groupStart, nameBody(colorRoleLabels[role])),
      ...group.map(colorBytes),
      block(groupEnd, byteWriter()),
    ];
  });
  const head = byteWriter().ascii('ASEF').u16(1).u16(0).u32(blocks.length);
  return head.raw(blocks.flat()).bytes();
}

const percent = (ink: number) => Math.round(Math.min(1, Math.max(0, ink)) * 100);
const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);

function readModel(reader: ByteReader): { rgb: Rgb; cmyk?: string } {
  const model = reader.ascii(4);
  if (model === 'RGB ') {
    const [r, g, b] = [reader.f32(), reader.f32(), reader.f32()];
    return { rgb: { r: channel(r), g: channel(g), b: channel(b) } };
  }
  if (model === 'CMYK') {
    const [c, m, y, k] = [reader.f32(), reader.f32(), reader.f32(), reader.f32()];
    const inks = { c: percent(c), m: percent(m), y: percent(y), k: percent(k) };
    return { rgb: cmykToRgb(inks), cmyk: formatCmyk(inks) };
  }
  if (model === 'LAB ') {
    const [l, a, b] = [reader.f32(), reader.f32(), reader.f32()];
    return { rgb: labToRgb({ l: l * 100, a, b }) };
  }
  if (model.toLowerCase() === 'gray') {
    const grey = channel(reader.f32());
    return { rgb: { r: grey, g: grey, b: grey } };
  }
  throw new PaletteFileError(`The color model ${model} is not known.`);
}

function readColor(reader: ByteReader, role: ColorRole | undefined): ReadColor {
  const name = reader.utf16(reader.u16());
  const { rgb, cmyk } = readModel(reader);
  const [, plain, pms] = (reader.u16() === spot && spotNamePattern.exec(name)) || [];
  return {
    name: plain ?? name,
    hex: formatHex(rgb),
    ...(cmyk === undefined ? {} : { cmyk }),
    ...(pms === undefined ? {} : { pms }),
    ...(role === undefined ? {} : { role }),
  };
}

/** Reads an Adobe Swatch Exchange file; a group that is named like a role gives its colors that role. */
export function readAse(bytes: Uint8Array): ReadColor[] {
  const reader = byteReader(bytes);
  if (reader.ascii(4) !== 'ASEF') throw new PaletteFileError('This is no .ase file.');
  reader.u32();
  const count = reader.u32();
  const colors: ReadColor[] = [];
  let role: ColorRole | undefined;
  for (let blocks = 0; blocks < count && !reader.isAtEnd(); blocks += 1) {
    const type = reader.u16();
    const length = reader.u32();
    const end = reader.position() + length;
    if (type === groupStart) {
      const name = reader.utf16(reader.u16()).toLowerCase();
      role = colorRoles.find((each) => each === name);
    }
    if (type === groupEnd) role = undefined;
    if (type === colorBlock) colors.push(readColor(reader, role));
    reader.skipTo(end);
  }
  return colors;
}
