import type { Rgb } from './hex';

/** An sRGB channel 0–255 as linear light 0–1 (WCAG 2.2, "relative luminance"). */
export function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB channel 0–255 of linear light; light beyond 0–1 is cut off. */
export function channelOf(light: number): number {
  const value = Math.min(1, Math.max(0, light));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Black above this luminance, white below, so that text has the higher contrast. */
const middle = Math.sqrt(1.05 * 0.05) - 0.05;

/** The more readable of black and white on a color (WCAG 2.2, "contrast ratio"). */
export function readableOn(rgb: Rgb): 'black' | 'white' {
  return luminance(rgb) > middle ? 'black' : 'white';
}

/** Returns whether a color is so light that white paper hides it, like white and bright yellow. */
export function isPale(rgb: Rgb): boolean {
  return luminance(rgb) > 0.8;
}

/** The chroma of a color: how far its channels are apart, 0 (gray) to 1. */
export function chroma({ r, g, b }: Rgb): number {
  return (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
}

/**
 * Returns whether a color is near white, like paper that shows through a drawing. Cream is, bright
 * yellow is not.
 */
export function isNearWhite(rgb: Rgb): boolean {
  return isPale(rgb) && chroma(rgb) < 0.25;
}
