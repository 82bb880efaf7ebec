import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { slugOf } from '@brandroom/domain/content/cut-off';

import { useClient } from '../../../shared/api/api';
import { useClock } from '../../../shared/time/clock';
import type { PrintBrand } from './use-print-brand';
import { logoOf, sheetOf } from './use-print-brand';

/** Returns the name of the PDF of an item. */
export const pdfName = ({ name }: PrintItem): string => `${slugOf(name) || 'print'}.pdf`;

/** Returns the function that creates the PDF of an item, with the characters that its fonts lack. */
export function usePrintPdf(brand: PrintBrand) {
  const client = useClient();
  const clock = useClock();
  return async (item: PrintItem): Promise<{ file: Blob; missing: readonly string[] }> => {
    const [{ writePrintPdf }, { pdfLogo }, { pdfLetters }, { brandFontFiles }] = await Promise.all([
      import('./print-pdf'),
      import('../../../shared/pdf/pdf-logo'),
      import('../../../shared/pdf/pdf-letters'),
      import('../../../shared/pdf/brand-font-files'),
    ]);
    const shown = logoOf(brand, item);
    const logo =
      shown &&
      (await pdfLogo(
        shown,
        await client.logos.preview({ id: shown.id, version: shown.version }),
        brand.colors,
      ));
    const { strong, regular } = brand.letters.brandFonts;
    const filesOf = (font: Typography | undefined) =>
      font && brandFontFiles(font, client.typography.font);
    const fonts = { strong: filesOf(strong), regular: filesOf(regular) };
    const sheet = sheetOf(item, brand, logo ?? null);
    const { bytes, missing } = await writePrintPdf({
      title: item.name,
      author: brand.brandName,
      at: new Date(clock()),
      sheet,
      logo: logo ?? null,
      letters: await pdfLetters(JSON.stringify(sheet), fonts),
    });
    return { file: new Blob([bytes], { type: 'application/pdf' }), missing };
  };
}
