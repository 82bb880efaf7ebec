import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { slugOf } from '@brandroom/domain/content/cut-off';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '../../../shared/files/save-file';
import { useClient } from '../../../shared/api/api';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { useClock } from '../../../shared/time/clock';
import { printMessages } from './print.messages';
import type { PrintBrand } from './use-print-brand';
import { logoOf, sheetOf } from './use-print-brand';

/** Creates and saves the PDF of an item, unless its fonts lack characters, which are the result. */
export function usePrintDownload(brand: PrintBrand) {
  const client = useClient();
  const clock = useClock();
  return useMutation({
    meta: { isReadOnly: true },
    mutationFn: async (item: PrintItem) => {
      const [{ writePrintPdf }, { pdfLogo }, { pdfLetters }, { brandFontFiles }] =
        await Promise.all([
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
      // A print run with gaps would be wasted.
      if (missing.length > 0) return missing;
      const file = new Blob([bytes], { type: 'application/pdf' });
      saveFile(file, `${slugOf(item.name) || 'print'}.pdf`);
      return missing;
    },
    onSuccess: (missing, item) => {
      if (missing.length > 0) return;
      notify({ title: printMessages.changes.downloaded(shortName(item)) });
    },
  });
}

export type PrintDownload = ReturnType<typeof usePrintDownload>;
