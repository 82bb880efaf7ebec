import type { Rgb } from './hex';
import { parseHex } from './hex';

/** Inks in whole percents, 0–100. Device-naive: not a value to print by without a profile. */
export interface Cmyk {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/** Writes `#205375`: six digits, capitals. */
export function formatHex({ r, g, b }: Rgb): string {
  const digits = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return `#${digits.toUpperCase()}`;
}

/** One way to write a hex value, `#205375`; null where it is none. */
export function normalizeHex(value: string): string | null {
  const rgb = parseHex(value);
  return rgb && formatHex(rgb);
}

/** Reads `name(1, 2, 3)` or a bare `1, 2, 3`; null unless there are `count` whole numbers to `max`. */
function parseNumbers(value: string, name: string, count: number, max: number): number[] | null {
  const pattern = new RegExp(`^(?:${name}\\s*\\(([^()]*)\\)|([^()]*))$`, 'iu');
  const match = pattern.exec(value.trim());
  if (!match) return null;
  const parts = (match[1] ?? match[2] ?? '').split(',').map((part) => part.trim());
  if (parts.length !== count || !parts.every((part) => /^\d{1,3}%?$/u.test(part))) return null;
  const numbers = parts.map((part) => Number.parseInt(part, 10));
  return numbers.every((number) => number <= max) ? numbers : null;
}

/** Reads `rgb(32, 83, 117)` or `32, 83, 117`; null for anything else. */
export function parseRgb(value: string): Rgb | null {
  if (value.includes('%')) return null;
  const [r, g, b] = parseNumbers(value, 'rgb', 3, 255) ?? [];
  return r === undefined || g === undefined || b === undefined ? null : { r, g, b };
}

/** Writes `rgb(32, 83, 117)`. */
export function formatRgb({ r, g, b }: Rgb): string {
  return `rgb(${r}, ${g}, ${b})`;
}

/** Reads `cmyk(73, 29, 0, 54)`, with or without the name and percent signs; null otherwise. */
export function parseCmyk(value: string): Cmyk | null {
  const [c, m, y, k] = parseNumbers(value, 'cmyk', 4, 100) ?? [];
  if (c === undefined || m === undefined || y === undefined || k === undefined) return null;
  return { c, m, y, k };
}

/** Writes `cmyk(73, 29, 0, 54)`. */
export function formatCmyk({ c, m, y, k }: Cmyk): string {
  return `cmyk(${c}, ${m}, ${y}, ${k})`;
}

/** Returns whether two colors are the same, channel by channel. */
export function sameRgb(one: Rgb, other: Rgb): boolean {
  return one.r === other.r && one.g === other.g && one.b === other.b;
}
