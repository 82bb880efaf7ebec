import { readAcb } from './acb';
import { readAco } from './aco';
import { readAse } from './ase';
import { readJson } from './json-formats';
import type { ReadColor } from './palette';
import { damagedGplLines, linesWithoutHex, readGpl, readHexList } from './text-formats';

/** The endings of files that `readPalette` reads. */
export const readableEndings = ['.ase', '.acb', '.aco', '.gpl', '.json', '.sketchpalette'] as const;

const maxName = 80;

/** A name that a color may have; its HEX value where nothing else is left. */
function storable(color: ReadColor): ReadColor {
  const name = color.name.replaceAll('\0', '').toWellFormed().trim().slice(0, maxName).trim();
  return { ...color, name: name.toWellFormed() || color.hex };
}

function plainText(text: string): string {
  return text.replace(/^\uFEFF/u, '').trimStart();
}

const isGpl = (plain: string) => plain.startsWith('GIMP Palette');
const isJson = (plain: string) => plain.startsWith('{') || plain.startsWith('[');

/** Returns the reader of a binary format, known by its first bytes; null for text. */
function binaryReader(bytes: Uint8Array): ((bytes: Uint8Array) => ReadColor[]) | null {
  const mark = String.fromCharCode(...bytes.subarray(0, 4));
  if (mark === 'ASEF') return readAse;
  if (mark === '8BCB') return readAcb;
  return bytes[0] === 0 && (bytes[1] === 1 || bytes[1] === 2) ? readAco : null;
}

function readAny({ bytes, text }: { bytes: Uint8Array; text: string }): ReadColor[] {
  const readBinary = binaryReader(bytes);
  if (readBinary) return readBinary(bytes);
  const plain = plainText(text);
  if (isGpl(plain)) return readGpl(plain);
  if (isJson(plain)) return [...readJson(plain).colors];
  return readHexList(plain);
}

/**
 * Reads the colors of a palette by its first bytes, else as text, regardless of its name. Throws
 * `PaletteFileError` for a damaged file.
 *
 * @param file its bytes, and the same read as UTF-8; pasted text has no bytes
 */
export function readPalette(file: { bytes: Uint8Array; text: string }): ReadColor[] {
  return readAny(file).map(storable);
}

/** The entries that a file has but `readPalette` leaves out, in their order. */
export interface Skipped {
  readonly of: 'line' | 'color';
  /** The whole line; of a color its name, else its value. */
  readonly entries: readonly string[];
}

/**
 * Returns the lines of a text or the colors of a JSON file that `readPalette` cannot read; none of a
 * binary file. Throws `PaletteFileError` for damaged JSON.
 */
export function skippedIn(file: { bytes: Uint8Array; text: string }): Skipped {
  if (binaryReader(file.bytes)) return { of: 'color', entries: [] };
  const plain = plainText(file.text);
  if (isJson(plain)) return { of: 'color', entries: readJson(plain).unreadable };
  const lines = isGpl(plain) ? damagedGplLines(plain) : linesWithoutHex(plain);
  return { of: 'line', entries: lines.map((line) => line.trim()) };
}
