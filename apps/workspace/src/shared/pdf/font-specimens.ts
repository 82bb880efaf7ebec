import { fontWeight } from '@brandroom/domain/brand/font-weight';
import type { Typography } from '@brandroom/domain/brand/typography.schema';

import { letterWeights } from '../fonts/font-weights';
import { brandFontFiles } from './brand-font-files';
import { openFont, PdfFont } from './pdf-font';

/** The fonts of a brand whose letters are known, by the ids of their records. */
export type FontSpecimens = ReadonlyMap<Typography['id'], PdfFont>;

/** Returns the font's own weight that is nearest to regular. */
function specimenWeight({ weights }: Typography): number {
  const distance = (weight: number) => Math.abs(weight - letterWeights.regular);
  const [nearest] = weights
    .map((each) => fontWeight(each).weight)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? letterWeights.regular;
}

/** Opens a font in this weight; returns null if one of its files is damaged. */
function opened(name: string, files: readonly Uint8Array[], weight: number): PdfFont | null {
  try {
    const [first, ...rest] = files.map((bytes) => openFont(bytes, weight));
    return first ? new PdfFont(name, [first, ...rest]) : null;
  } catch {
    return null;
  }
}

/** Loads the brand's fonts that have an uploaded file or are of an open family. */
export async function fontSpecimens(
  fonts: readonly Typography[],
  uploaded: Parameters<typeof brandFontFiles>[1],
): Promise<FontSpecimens> {
  const specimens = new Map<Typography['id'], PdfFont>();
  for (const [at, font] of fonts.entries()) {
    const { name, load } = brandFontFiles(font, uploaded);
    const weight = specimenWeight(font);
    // The number distinguishes it from the document's own fonts.
    const specimen = opened(`Specimen${at + 1}-${name}-${weight}`, await load(weight), weight);
    if (specimen) specimens.set(font.id, specimen);
  }
  return specimens;
}
