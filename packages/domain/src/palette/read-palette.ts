import { readAcb } from './acb';
import { readAco } from './aco';
import { readAse } from './ase';
import { readJson } from './json-formats';
import type { ReadColor } from './palette';
import { readGpl, readHexList } from './text-formats';

/** The endings of files that `readPalette` reads. */
export const readableEndings = ['.ase', '.acb', '.aco', '.gpl', '.json', '.sketchpalette'] as const;

const maxName = 80;

/** A name that a color may have; its HEX value where nothing else is left. */
function storable(color: ReadColor): ReadColor {
  const name = color.name.replaceAll('\0', '').toWellFormed().trim().slice(0, maxName).trim();
  return { ...color, name: name.toWellFormed() || color.hex };
}

function readAny({ bytes, text }: { bytes: Uint8Array; text: string }): ReadColor[] {
  const mark = String.fromCharCode(...bytes.subarray(0, 4));
  if (mark === 'ASEF') return readAse(bytes);
  if (mark === '8BCB') return readAcb(bytes);
  if (bytes[0] === 0 && (bytes[1] === 1 || bytes[1] === 2)) return readAco(bytes);
  const plain = text.replace(/^\uFEFF/u, '').trimStart();
  if (plain.startsWith('GIMP Palette')) return readGpl(plain);
  if (plain.startsWith('{') || plain.startsWith('[')) return readJson(plain);
  return readHexList(plain);
}

/**
 * Reads the colors of a palette, whatever its name: by its first bytes, else as text. Throws
 * `PaletteFileError` for a damaged file.
 *
 * @param file its bytes, and the same read as UTF-8; pasted text has no bytes
 */
export function readPalette(file: { bytes: Uint8Array; text: string }): ReadColor[] {
  return readAny(file).map(storable);
}
