import type { Rgb } from './hex';
import type { Cmyk } from './notation';
import { parseHex } from './hex';
import { formatCmyk, formatHex, formatRgb } from './notation';

/**
 * The uncalibrated conversion, in whole percents (docs/product/formats-and-limits.md#colors). #205375 is
 * cmyk(73, 29, 0, 54).
 */
export function rgbToCmyk({ r, g, b }: Rgb): Cmyk {
  const light = Math.max(r, g, b) / 255;
  if (light === 0) return { c: 0, m: 0, y: 0, k: 100 };
  const ink = (channel: number) => Math.round(((light - channel / 255) / light) * 100);
  return { c: ink(r), m: ink(g), y: ink(b), k: Math.round((1 - light) * 100) };
}

/** The way back, in whole channels; rounded inks bring it near the color, not onto it. */
export function cmykToRgb({ c, m, y, k }: Cmyk): Rgb {
  const channel = (ink: number) => Math.round(255 * (1 - ink / 100) * (1 - k / 100));
  return { r: channel(c), g: channel(m), b: channel(y) };
}

/** A color in every notation of a card. */
export interface ColorNotations {
  readonly hex: string;
  readonly rgb: string;
  readonly cmyk: string;
}

export function notationsOf(rgb: Rgb): ColorNotations {
  return { hex: formatHex(rgb), rgb: formatRgb(rgb), cmyk: formatCmyk(rgbToCmyk(rgb)) };
}

/** Returns the notations that follow from a HEX value; null while it is not a color. */
export function notationsOfHex(hex: string): ColorNotations | null {
  const rgb = parseHex(hex);
  return rgb && notationsOf(rgb);
}
