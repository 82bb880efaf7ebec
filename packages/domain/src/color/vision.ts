import { channelOf, linear } from './luminance';
import type { Rgb } from './hex';
import type { VisionType } from './vision-types';

type Row = readonly [number, number, number];

/**
 * Applied to linear light. Protanopia, deuteranopia and tritanopia: Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
 * severity 1; the paper calls its tritan matrix an approximation. Achromatopsia: the luminance of
 * ITU-R BT.709, which WCAG 2.2 uses for relative luminance. The same rows fit an SVG `feColorMatrix`, which works
 * in linear light by default.
 */
export const visionMatrices: Record<VisionType, readonly [Row, Row, Row]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** Returns how a color looks to a person with this color vision (docs/product/formats-and-limits.md#colors). */
export function simulateVision({ r, g, b }: Rgb, type: VisionType): Rgb {
  const light: Row = [linear(r), linear(g), linear(b)];
  const [red, green, blue] = visionMatrices[type].map((row) =>
    channelOf(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]),
  );
  return { r: red ?? 0, g: green ?? 0, b: blue ?? 0 };
}
