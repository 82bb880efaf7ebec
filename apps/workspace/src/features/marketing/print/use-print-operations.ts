import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';

import { useApi, useClient } from '../../../shared/api/api';
import { shortName } from '../../../shared/page/short-name';
import { pdfMessages } from '../../../shared/pdf/pdf.messages';
import type { BulkOperations } from '../../../shared/selection/use-bulk-actions';
import { printMessages } from './print.messages';
import type { PrintBrand } from './use-print-brand';
import { pdfName, usePrintPdf } from './use-print-pdf';

/** The operations on several items; an archive has their PDFs. */
export function usePrintOperations(brand: PrintBrand): BulkOperations<PrintItem> {
  const { print } = useClient();
  const area = useApi().print.key();
  const makePdf = usePrintPdf(brand);
  return {
    noun: 'print item',
    area,
    nameOf: (item) => printMessages.quoted(shortName(item)),
    fileName: pdfName,
    read: async (item) => {
      const { file, missing } = await makePdf(item);
      return missing.length > 0 ? pdfMessages.missing.refusal(missing) : file;
    },
    discard: ({ id }) => print.delete({ id }),
    restore: ({ id }) => print.restore({ id }),
  };
}
