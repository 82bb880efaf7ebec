import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { SheetWeight } from '@brandroom/domain/print/sheet';
import { useEffect, useMemo, useState } from 'react';

import type { FontWeights } from '../../../shared/fonts/font-weights';
import { letterWeights, within } from '../../../shared/fonts/font-weights';
import { useFontFace } from '../../../shared/fonts/use-font-face';
import type { PrintFonts } from './measure';
import { fontText } from './measure';

const own = 'Atkinson Hyperlegible Next';
const ownFonts: PrintFonts = {
  regular: { family: own, weight: letterWeights.regular },
  strong: { family: own, weight: letterWeights.strong },
};

function fontOf(weight: SheetWeight, face: string | undefined, held: FontWeights | undefined) {
  if (face === undefined || !held) return ownFonts[weight];
  return { family: face, weight: within(held, letterWeights[weight]) };
}

/**
 * The fonts of a brand's print files: the first for headlines, the second for other text. A font
 * that is neither uploaded nor an open font is replaced by the product's own.
 */
export function usePrintFonts(fonts: readonly Typography[]) {
  const [headline, text = headline] = fonts;
  const strong = useFontFace(headline);
  const regular = useFontFace(text);
  const [isOwnLoaded, setOwnLoaded] = useState(false);
  useEffect(() => {
    const load = async () => {
      // If they fail to load, text is measured in the fallback font, which is better than no
      // preview.
      await Promise.allSettled(
        Object.values(ownFonts).map((each) => document.fonts.load(fontText(each))),
      );
      setOwnLoaded(true);
    };
    void load();
  }, []);
  const isLoading = !isOwnLoaded || strong.isLoading || regular.isLoading;
  const { face: strongFace, weights: strongWeights } = strong;
  const { face: regularFace, weights: regularWeights } = regular;
  // Memoized, so that sheets are laid out again only when a font changes.
  return useMemo(() => {
    const brandFonts = {
      strong: strongFace === undefined ? undefined : headline,
      regular: regularFace === undefined ? undefined : text,
    };
    const lacking = new Set<string>();
    if (!isLoading && headline && !brandFonts.strong) lacking.add(headline.family);
    if (!isLoading && text && !brandFonts.regular) lacking.add(text.family);
    return {
      isLoading,
      faces: {
        strong: fontOf('strong', strongFace, strongWeights),
        regular: fontOf('regular', regularFace, regularWeights),
      },
      brandFonts,
      lacking: [...lacking],
    };
  }, [isLoading, headline, text, strongFace, strongWeights, regularFace, regularWeights]);
}
