import type { Typography } from '@brandroom/domain/brand/typography.schema';

import { openFontFiles } from '../fonts/open-fonts';
import type { FontFiles } from './pdf-letters';
import { bytesAt } from './pdf-letters';

/** Returns the uploaded file of a brand's font, else the files of the open font of its family. */
export function brandFontFiles(
  { id, family, fontFile }: Typography,
  uploaded: (input: { id: Typography['id'] }) => Promise<Blob>,
): FontFiles {
  return {
    name: family.replaceAll(/[^A-Za-z0-9]/gu, '') || 'BrandFont',
    load: async (weight) => {
      if (fontFile) return [new Uint8Array(await (await uploaded({ id })).arrayBuffer())];
      return Promise.all(openFontFiles(family, weight).map(bytesAt));
    },
  };
}
