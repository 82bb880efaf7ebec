import type { Color } from '@brandroom/domain/brand/color.schema';
import { colorsOfRole } from '@brandroom/domain/brand/color-order';
import { contrast } from '@brandroom/domain/color/contrast';
import type { Rgb } from '@brandroom/domain/color/hex';
import { parseHex } from '@brandroom/domain/color/hex';
import { isPale } from '@brandroom/domain/color/luminance';

import { white } from './raster';

const black: Rgb = { r: 0, g: 0, b: 0 };

/** The minimum contrast of graphics in WCAG 1.4.11. */
const visible = 3;

/** Returns the brand's first primary color; black without one. */
export function plateColor(colors: readonly Color[]): Rgb {
  const [first] = [...colorsOfRole([...colors], 'primary'), ...colors];
  return (first && parseHex(first.hex)) ?? black;
}

/** Returns the background of a white logo: the brand's color, or black if white is not visible on it. */
export function darkGround(colors: readonly Color[]): Rgb {
  const plate = plateColor(colors);
  return contrast(plate, white) >= visible ? plate : black;
}

/** Returns whether a logo of these colors is so light throughout that white paper hides it. */
export const isWhiteLogo = (inks: readonly Rgb[]): boolean => inks.length > 0 && inks.every(isPale);
