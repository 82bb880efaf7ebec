import type { BrandId } from '@brandroom/domain/id.schema';
import type { BarAction } from '@brandroom/ui/bar-action';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Download, Printer } from 'lucide';

import { MutationFailure } from '../../../shared/api/MutationFailure';
import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { UndoBar } from '../../../shared/page/UndoBar';
import { MissingCharacters } from '../../../shared/pdf/MissingCharacters';
import { bookMessages as messages } from './book.messages';
import { BookContent } from './BookContent';
import { bookParts } from './brand-book';
import { useBookDownload } from './use-book-download';
import { useBookPrint } from './use-book-print';
import { useBrandBook } from './use-brand-book';

/** Everything about a brand on one page, to print or to download. */
export function BookScreen() {
  const { brandId, brand } = useWorkspace();
  if (brandId) return <BrandBookPage key={brandId} brandId={brandId} />;
  return (
    <Page layout="story" bar={<PageBar title={messages.title} />}>
      <PageTitle title={messages.title} brand={brand?.name} />
      <NoBrand hint={messages.noBrand} />
    </Page>
  );
}

function BrandBookPage({ brandId }: { brandId: BrandId }) {
  const { brand } = useWorkspace();
  const { book } = useBrandBook(brandId);
  const download = useBookDownload();
  const print = useBookPrint();
  const actions: BarAction[] =
    book && bookParts(book).length > 0
      ? [
          {
            id: 'print',
            label: messages.print,
            icon: Printer,
            isPending: print.isPending,
            pendingLabel: messages.printing,
            onAction: () => print.mutate(book),
          },
          {
            id: 'pdf',
            label: messages.download,
            icon: Download,
            isPrimary: true,
            isPending: download.isPending,
            pendingLabel: messages.downloading,
            onAction: () => download.mutate(book),
          },
        ]
      : [];
  return (
    <Page layout="story" bar={<PageBar title={messages.title} actions={actions} />}>
      <PageTitle title={messages.title} brand={brand?.name} />
      <Stack gap={8} data-first-content="" isScreenOnly>
        <UndoBar />
        <MissingCharacters characters={download.data ?? []} />
        <MutationFailure mutation={download} title={() => messages.failed} />
      </Stack>
      <Load label={messages.loading} skeleton={<PageSkeleton layout="story" />}>
        <BookContent brandId={brandId} />
      </Load>
    </Page>
  );
}
