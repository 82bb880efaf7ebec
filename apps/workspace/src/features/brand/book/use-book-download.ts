import { safeFileName } from '@brandroom/domain/file/file-name';
import { formatDate } from '@brandroom/domain/format/date';
import { useMutation } from '@tanstack/react-query';

import { useClient } from '../../../shared/api/api';
import { saveFile } from '../../../shared/files/save-file';
import { notify } from '../../../shared/page/undo-bar';
import type { PdfLogo } from '../../../shared/pdf/pdf-artwork';
import { useClock } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { bookMessages as messages } from './book.messages';
import type { BrandBook } from './brand-book';
import { bookParts, logosInOrder } from './brand-book';

const nameOf = ({ name }: BrandBook) => safeFileName(messages.fileName(name));

/** Creates and saves the PDF of a brand book; returns the unsupported characters. */
export function useBookDownload() {
  const client = useClient();
  const clock = useClock();
  return useMutation({
    mutationFn: async (book: BrandBook) => {
      const [{ writeBookPdf }, { pdfLogo }, { pdfLetters }, { fontSpecimens }] = await Promise.all([
        import('./book-pdf'),
        import('../../../shared/pdf/pdf-logo'),
        import('../../../shared/pdf/pdf-letters'),
        import('../../../shared/pdf/font-specimens'),
      ]);
      const letters = await pdfLetters(JSON.stringify(book));
      const logos: PdfLogo[] = [];
      for (const logo of logosInOrder(book.logos)) {
        const { id, version } = logo;
        logos.push(await pdfLogo(logo, await client.logos.preview({ id, version }), book.colors));
      }
      const at = new Date(clock());
      const date = formatDate(at.toISOString(), timeZone);
      const specimens = await fontSpecimens(book.fonts, client.typography.font);
      const content = { book, logos, parts: bookParts(book), at, letters, specimens };
      const { bytes, missing } = await writeBookPdf(content, date);
      saveFile(new Blob([bytes], { type: 'application/pdf' }), nameOf(book));
      return missing;
    },
    onSuccess: (_, book) => notify({ title: messages.downloaded(nameOf(book)) }),
  });
}
