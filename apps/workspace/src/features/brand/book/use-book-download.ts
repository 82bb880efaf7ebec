import { safeFileName } from '@brandroom/domain/file/file-name';
import { formatDate } from '@brandroom/domain/format/date';
import { useMutation } from '@tanstack/react-query';

import { useClient } from '../../../shared/api/api';
import { saveFile } from '../../../shared/files/save-file';
import { inksOfFile } from '../../../shared/logos/logo-inks';
import { notify } from '../../../shared/page/undo-bar';
import { useClock } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { shortText } from '../../../shared/page/short-name';
import { bookMessages as messages } from './book.messages';
import type { BrandBook } from './brand-book';
import { bookParts } from './brand-book';

const nameOf = ({ name }: BrandBook) => safeFileName(messages.fileName(name));

/** Creates and saves the PDF of a brand book; returns the unsupported characters. */
export function useBookDownload() {
  const client = useClient();
  const clock = useClock();
  return useMutation({
    meta: { isReadOnly: true },
    mutationFn: async (book: BrandBook) => {
      const [{ writeBookPdf }, { pdfLogos }, { pdfLetters }, { fontSpecimens }] = await Promise.all(
        [
          import('./book-pdf'),
          import('../co-branding/pdf-cards'),
          import('../../../shared/pdf/pdf-letters'),
          import('../../../shared/pdf/font-specimens'),
        ],
      );
      const letters = await pdfLetters(JSON.stringify(book));
      const { logos, cards } = await pdfLogos(book.logos, book.colors, {
        bytesOf: async ({ id, version }) => client.logos.preview({ id, version }),
        inksOf: inksOfFile,
      });
      const at = new Date(clock());
      const date = formatDate(at.toISOString(), timeZone);
      const specimens = await fontSpecimens(book.fonts, client.typography.font);
      const content = { book, logos, cards, parts: bookParts(book), at, letters, specimens };
      const { bytes, missing } = await writeBookPdf(content, date);
      saveFile(new Blob([bytes], { type: 'application/pdf' }), nameOf(book));
      return missing;
    },
    onSuccess: (_, book) => notify({ title: messages.downloaded(shortText(nameOf(book))) }),
  });
}
