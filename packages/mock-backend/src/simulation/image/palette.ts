import type { Color } from '@brandroom/domain/brand/color.schema';
import { luminance } from '@brandroom/domain/color/luminance';
import { parseHex } from '@brandroom/domain/color/hex';
import { normalizeHex } from '@brandroom/domain/color/notation';

import { mix } from '../../samples/drawing/scene';

/** The colors of a picture, all `#rrggbb`. */
export interface Palette {
  /** The brand's own, strong color. */
  readonly base: string;
  /** The color that differs most from the base. */
  readonly accent: string;
  readonly second: string;
  /** Nearly white and nearly black, with a breath of the brand. */
  readonly paper: string;
  readonly ink: string;
}

export type BrandColor = Pick<Color, 'hex' | 'isPrimary' | 'isSecondary' | 'isAccent'>;

/** For a brand without colors, and beside the only one of a brand. */
const fallback = { base: '#2f6f73', others: ['#e98a5b', '#f0c674'] } as const;

interface Measured {
  readonly hex: string;
  readonly hue: number;
  /** 0 grey to 1. */
  readonly chroma: number;
  readonly light: number;
}

function measure(hex: string): Measured {
  const rgb = parseHex(hex) ?? { r: 0, g: 0, b: 0 };
  const [r, g, b] = [rgb.r / 255, rgb.g / 255, rgb.b / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = high - low;
  const sector =
    high === r ? (g - b) / (chroma || 1) : high === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return { hex, hue: (sector * 60 + 360) % 360, chroma, light: luminance(rgb) };
}

function apart(one: Measured, other: Measured): number {
  const turn = Math.abs(one.hue - other.hue);
  return Math.min(turn, 360 - turn) / 180;
}

function best(
  colors: readonly Measured[],
  score: (color: Measured) => number,
): Measured | undefined {
  return colors.toSorted((a, b) => score(b) - score(a))[0];
}

/** Chooses from a brand's colors the few that a picture is made of; a friendly set where it has none. */
export function paletteOf(colors: readonly BrandColor[]): Palette {
  const known = colors.flatMap((color) => {
    const hex = normalizeHex(color.hex)?.toLowerCase();
    return hex === undefined ? [] : [{ ...measure(hex), isPrimary: color.isPrimary }];
  });
  const usual = measure(fallback.base);
  const colorful = known.filter(({ chroma }) => chroma > 0.15);
  // The first primary color in the brand's own order.
  const base =
    colorful.find(({ isPrimary }) => isPrimary) ?? best(colorful, ({ chroma }) => chroma) ?? usual;
  const own = colorful.filter(({ hex }) => hex !== base.hex);
  const others = own.length > 1 ? own : [...own, ...fallback.others.map(measure)];
  const accent =
    best(others, (color) => apart(base, color) * 2 + color.chroma + color.light / 2) ?? base;
  const second =
    best(
      others.filter(({ hex }) => hex !== accent.hex),
      (color) => apart(base, color) + apart(accent, color) + color.light + color.chroma,
    ) ?? accent;
  return {
    base: base.hex,
    accent: accent.hex,
    second: second.hex,
    paper: mix('#fdfaf4', base.hex, 0.05),
    ink: mix('#12161c', base.hex, 0.18),
  };
}
