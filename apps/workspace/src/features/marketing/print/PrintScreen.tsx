import type { PrintType } from '@brandroom/domain/campaign/print-type';
import { printTypes } from '@brandroom/domain/campaign/print-type';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { PageViews } from '@brandroom/ui/PageViews';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { Plus } from 'lucide-react';

import { BrandGate } from '../../../shared/brand/BrandGate';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { PageSearch } from '../../../shared/navigation/PageSearch';
import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { PageTitle } from '../../../shared/page/PageTitle';
import { printMessages, printTypePlurals } from './print.messages';
import type { PrintSearch } from './print-search';
import { PrintGallery } from './PrintGallery';

const messages = printMessages.list;
const views = [
  { value: 'all' as const, label: messages.all },
  ...printTypes.map((value) => ({ value, label: printTypePlurals[value] })),
];

/** The print collateral of a brand. */
export function PrintScreen({ search }: { search: PrintSearch }) {
  return (
    <BrandGate
      title={messages.title}
      right="advertising.view"
      layout="gallery"
      noBrand={messages.noBrand}
    >
      {(brandId) => <Collateral key={brandId} brandId={brandId} search={search} />}
    </BrandGate>
  );
}

function Collateral({ brandId, search }: { brandId: BrandId; search: PrintSearch }) {
  const { user, brand } = useWorkspace();
  const hrefTo = useHref();
  const update = useSearchUpdate<PrintSearch>();
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    update({ q: q || undefined }, { replace: true }),
  );
  const create = {
    id: 'create',
    label: messages.create,
    icon: Plus,
    isPrimary: true,
    href: hrefTo({ to: '/marketing/print/create' }),
  };
  const show = (view: PrintType | 'all') => update({ type: view === 'all' ? undefined : view });
  return (
    <Page
      layout="gallery"
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          views={
            <PageViews
              label={messages.views}
              options={views}
              value={search.type ?? 'all'}
              onChange={show}
            />
          }
          actions={can(user, 'advertising.create', brandId) ? [create] : []}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <ViewBar
        label={messages.filters}
        search={
          <PageSearch
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={text}
            onChange={setText}
          />
        }
        searchLabel={messages.search}
        isSearching={text !== ''}
      />
      <Load label={messages.loading} skeleton={<PageSkeleton layout="gallery" />}>
        <PrintGallery brandId={brandId} search={search} />
      </Load>
    </Page>
  );
}
