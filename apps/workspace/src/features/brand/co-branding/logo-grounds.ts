import type { Color } from '@brandroom/domain/brand/color.schema';
import { contrast } from '@brandroom/domain/color/contrast';
import type { Rgb } from '@brandroom/domain/color/hex';
import { parseHex } from '@brandroom/domain/color/hex';

import { coBrandingMessages } from './co-branding.messages';

const { white, black } = coBrandingMessages.cards.colors;

/** The minimum contrast of graphics in WCAG 1.4.11. */
const enough = 3;

interface Ground {
  name: string;
  hex: string;
  rgb: Rgb;
}

export interface MeasuredGround extends Ground {
  /** The contrast of the logo's most visible color. */
  ratio: number;
}

export interface LogoGrounds {
  readonly best: MeasuredGround;
  readonly worst: MeasuredGround;
}

/** Returns the backgrounds that a brand shows its logo on: white, black and its colors. */
export function groundsOf(colors: readonly Pick<Color, 'name' | 'hex'>[]): Ground[] {
  const plain = [
    { name: white, hex: '#ffffff' },
    { name: black, hex: '#000000' },
  ];
  return [...plain, ...colors].flatMap(({ name, hex }) => {
    const rgb = parseHex(hex);
    return rgb ? [{ name, hex, rgb }] : [];
  });
}

/**
 * Returns the background for a logo and the one to avoid. Prefers the plain background if the logo
 * is visible on it.
 */
export function logoGrounds(inks: readonly Rgb[], grounds: readonly Ground[]): LogoGrounds | null {
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
