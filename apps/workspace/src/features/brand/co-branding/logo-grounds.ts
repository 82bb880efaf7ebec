import { contrast } from '@brandroom/domain/color/contrast';
import type { Rgb } from '@brandroom/domain/color/hex';

/** The minimum contrast of graphics in WCAG 1.4.11. */
const enough = 3;

export interface Ground {
  name: string;
  hex: string;
  rgb: Rgb;
}

export interface MeasuredGround extends Ground {
  /** The contrast of the logo's most visible color. */
  ratio: number;
}

/**
 * Returns the background for a logo and the one to avoid. Prefers the plain background if the logo
 * is visible on it.
 */
export function logoGrounds(
  inks: readonly Rgb[],
  grounds: readonly Ground[],
): { best: MeasuredGround; worst: MeasuredGround } | null {
  const measured = grounds.map((ground) => ({
    ...ground,
    ratio: Math.max(1, ...inks.map((ink) => contrast(ink, ground.rgb))),
  }));
  const [plain] = measured;
  const [highest] = measured.toSorted((one, other) => other.ratio - one.ratio);
  if (!plain || !highest || inks.length === 0) return null;
  const best = plain.ratio >= enough ? plain : highest;
  const [worst] = measured
    .filter((each) => each !== best)
    .toSorted((one, other) => one.ratio - other.ratio);
  return worst ? { best, worst } : null;
}
