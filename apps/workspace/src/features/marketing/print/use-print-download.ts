import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '../../../shared/files/save-file';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { printMessages } from './print.messages';
import type { PrintBrand } from './use-print-brand';
import { pdfName, usePrintPdf } from './use-print-pdf';

/** Creates and saves the PDF of an item, unless its fonts lack characters, which are the result. */
export function usePrintDownload(brand: PrintBrand) {
  const makePdf = usePrintPdf(brand);
  return useMutation({
    meta: { isReadOnly: true },
    mutationFn: async (item: PrintItem) => {
      const { file, missing } = await makePdf(item);
      // A print run with gaps would be wasted.
      if (missing.length === 0) saveFile(file, pdfName(item));
      return missing;
    },
    onSuccess: (missing, item) => {
      if (missing.length > 0) return;
      notify({ title: printMessages.changes.downloaded(shortName(item)) });
    },
  });
}

export type PrintDownload = ReturnType<typeof usePrintDownload>;
