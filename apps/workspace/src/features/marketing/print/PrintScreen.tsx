import { printTypes } from '@brandroom/domain/campaign/print-type';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { Stack } from '@brandroom/ui/Stack';
import { StripSkeleton } from '@brandroom/ui/StripSkeleton';

import { SearchBar } from '../../../shared/navigation/SearchBar';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { RecordsScreen } from '../../../shared/record/RecordsScreen';
import { printMessages, printTypePlurals } from './print.messages';
import type { PrintSearch } from './print-search';
import { PrintGallery } from './PrintGallery';

const messages = printMessages.list;

/** The print collateral of a brand. */
export function PrintScreen({ search }: { search: PrintSearch }) {
  const hrefTo = useHref();
  const update = useSearchUpdate<PrintSearch>();
  return (
    <RecordsScreen
      layout="gallery"
      messages={messages}
      rights={{ view: 'advertising.view', create: 'advertising.create' }}
      create={hrefTo({ to: '/marketing/print/create' })}
      views={printTypes}
      labels={printTypePlurals}
      view={search.type}
      onViewChange={(type) => update({ type })}
      filters={
        <SearchBar
          label={messages.filters}
          search={messages.search}
          placeholder={messages.searchPlaceholder}
          q={search.q}
        />
      }
      skeleton={
        <Stack gap={16}>
          <StripSkeleton count={printTypes.length} />
          <PageSkeleton layout="gallery" />
        </Stack>
      }
    >
      {(brandId) => <PrintGallery brandId={brandId} search={search} />}
    </RecordsScreen>
  );
}
