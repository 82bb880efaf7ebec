import { hexContrast } from '@brandroom/domain/brand/color-pair';
import {
  clampChroma,
  differenceCiede2000,
  formatHex,
  modeLab65,
  modeOklch,
  modeRgb,
  useMode as register,
} from 'culori/fn';

register(modeRgb);
register(modeLab65);
const toOklch = register(modeOklch);
const difference = differenceCiede2000();

/** A passing color of the same hue. */
export interface PassingColor {
  /** `#205375` */
  readonly hex: string;
  readonly isDarker: boolean;
  /** The CIEDE2000 difference from the replaced color. */
  readonly difference: number;
}

/** The number of bisection steps, after which lightness is more precise than a HEX value. */
const steps = 14;

/** Returns the passing color closest in lightness, towards black (0) or white (1). */
function passingTowards(hex: string, end: 0 | 1, passes: (hex: string) => boolean): string | null {
  const base = toOklch(hex);
  if (!base) return null;
  const at = (l: number) => formatHex(clampChroma({ ...base, l }, 'oklch')).toUpperCase();
  let [failing, passing] = [base.l, end as number];
  if (!passes(at(passing))) return null;
  for (let step = 0; step < steps; step += 1) {
    const middle = (failing + passing) / 2;
    if (passes(at(middle))) passing = middle;
    else failing = middle;
  }
  return at(passing);
}

/**
 * Returns the tint or shade of a color that reaches a contrast ratio against another color, with
 * the smallest difference from the original; null if neither black nor white reaches it. The hue is
 * kept and the chroma reduced to the displayable range (OKLCH).
 */
export function nearestPassing(hex: string, against: string, ratio: number): PassingColor | null {
  const passes = (candidate: string) => hexContrast(candidate, against) >= ratio;
  const found = ([0, 1] as const).flatMap((end): PassingColor[] => {
    const candidate = passingTowards(hex, end, passes);
    if (candidate === null) return [];
    return [{ hex: candidate, isDarker: end === 0, difference: difference(hex, candidate) }];
  });
  return found.toSorted((one, other) => one.difference - other.difference)[0] ?? null;
}

/** Returns the perceived difference of two colors, 0 to about 100 (CIEDE2000). */
export const colorDifference = (one: string, other: string): number => difference(one, other);
