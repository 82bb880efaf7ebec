import type { Rgb } from './hex';
import { luminance } from './luminance';

/** Perceived brightness, 0–255: (299 R + 587 G + 114 B) / 1000. */
export function brightness({ r, g, b }: Rgb): number {
  return (299 * r + 587 * g + 114 * b) / 1000;
}

/**
 * Returns the text color on a color card: black from brightness 128 on, white below. It can pick
 * the lower contrast, so show the contrast grade beside it.
 */
export function textOn(rgb: Rgb): 'black' | 'white' {
  return brightness(rgb) >= 128 ? 'black' : 'white';
}

/** Contrast ratio of text and background, 1 to 21, in either order (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const contrastGrades = ['AAA', 'AA', 'AA large', 'Fail'] as const;
export type ContrastGrade = (typeof contrastGrades)[number];

/**
 * The grade of a ratio (WCAG 2.2, 1.4.3 and 1.4.6): AAA from 7, AA from 4.5, large text and
 * graphics from 3. The ratio is not rounded first: 4.499 is not AA.
 */
export function contrastGrade(ratio: number): ContrastGrade {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'Fail';
}

/** '8.22:1', rounded, but never up to a grade that it misses: 4.499 is '4.49:1'. */
export function formatContrast(ratio: number): string {
  const rounded = Math.round(ratio * 100) / 100;
  const honest =
    contrastGrade(rounded) === contrastGrade(ratio) ? rounded : Math.floor(ratio * 100) / 100;
  return `${honest.toFixed(2)}:1`;
}
