import { create } from 'fontkit';

import type { FontWeights } from './font-weights';

/** The names and weights of a font file. */
export interface FontFacts {
  readonly family: string;
  readonly weights: FontWeights;
  readonly glyphs: number;
}

/** Reads the names and weights of a font. Throws if it is damaged. */
export function readFont(bytes: Uint8Array): FontFacts {
  const font = create(bytes);
  const { wght } = font.variationAxes;
  const { usWeightClass: weight } = font['OS/2'];
  return {
    family: font.familyName,
    weights: wght ? [wght.min, wght.max] : [weight, weight],
    glyphs: font.numGlyphs,
  };
}
