import type { ColorDraft, ColorRole } from '../brand/color.schema';

/** The colors of a brand as a file takes them, each group in its order. */
export interface Palette {
  /** The brand's name. */
  readonly name: string;
  readonly colors: readonly ColorDraft[];
}

/** A color as a file names it; properties missing from the format are absent. */
export interface ReadColor {
  readonly name: string;
  /** `#205375` */
  readonly hex: string;
  /** `cmyk(73, 29, 0, 54)` */
  readonly cmyk?: string;
  readonly pms?: string;
  readonly ral?: string;
  readonly role?: ColorRole;
}

/** A file that is damaged, or no palette. */
export class PaletteFileError extends Error {
  override name = 'PaletteFileError';
}

/** A name on one line, for formats in which a line is a color. */
export function oneLine(name: string): string {
  return name.replaceAll(/\s+/gu, ' ').trim();
}

/** `brand-blue` from «Brand Blue»; `color` where no letter or digit is left. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/gu, '-').replaceAll(/^-|-$/gu, '') || 'color';
}

/** Returns a function that numbers names which it has seen: `ink`, `ink-2`. */
export function numberedNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
    taken.add(free);
    return free;
  };
}
