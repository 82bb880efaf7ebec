import { colorRole, rolesFor } from '../brand/color-role';
import type { Color, ColorDraft } from '../brand/color.schema';
import { newColor } from '../brand/color.schema';
import { notationsOfHex } from '../color/conversion';
import { parseHex } from '../color/hex';
import { parseCmyk, sameRgb } from '../color/notation';
import { foldText } from '../format/fold';
import type { ReadColor } from './palette';

/** A color of an import beside the brand's own, with the effect of storing it. */
export interface ComparedColor {
  readonly state: 'added' | 'changed' | 'equal';
  /** The brand's color of the same name, or of the same value where the file names none. */
  readonly before: Color | null;
  readonly draft: ColorDraft;
}

function sameHex(one: string, other: string): boolean {
  const [left, right] = [parseHex(one), parseHex(other)];
  return left !== null && right !== null && sameRgb(left, right);
}

function sameInks(one: string, other: string): boolean {
  return JSON.stringify(parseCmyk(one)) === JSON.stringify(parseCmyk(other));
}

/** The color as it would be stored; properties missing from the file stay unchanged. */
function draftOf(read: ReadColor, before: Color | null): ColorDraft {
  const derived = notationsOfHex(read.hex) ?? newColor;
  const isSame = before !== null && sameHex(before.hex, read.hex);
  const role = read.role ?? (before ? colorRole(before) : 'other');
  return {
    name: before?.name ?? read.name,
    hex: derived.hex,
    rgb: derived.rgb,
    cmyk: read.cmyk ?? (isSame ? before.cmyk : derived.cmyk),
    pms: read.pms ?? before?.pms ?? '',
    ral: read.ral ?? before?.ral ?? '',
    ...rolesFor(role),
  };
}

function isEqual(before: Color, draft: ColorDraft): boolean {
  return (
    sameHex(before.hex, draft.hex) &&
    sameInks(before.cmyk, draft.cmyk) &&
    before.pms === draft.pms &&
    before.ral === draft.ral &&
    colorRole(before) === colorRole(draft)
  );
}

/** Compares the colors of a file with those of a brand; each color of the brand is met once. */
export function comparePalette(
  colors: readonly Color[],
  read: readonly ReadColor[],
): ComparedColor[] {
  const left = new Set(colors);
  const take = (fits: (color: Color) => boolean): Color | null => {
    const found = [...left].find(fits) ?? null;
    if (found) left.delete(found);
    return found;
  };
  return read.map((entry) => {
    const isNamed = entry.name !== entry.hex;
    const before = isNamed
      ? take(({ name }) => foldText(name) === foldText(entry.name))
      : take(({ hex }) => sameHex(hex, entry.hex));
    const draft = draftOf(entry, before);
    const state = before ? (isEqual(before, draft) ? 'equal' : 'changed') : 'added';
    return { state, before, draft };
  });
}
