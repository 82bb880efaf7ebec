import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import { formatFound } from '@brandroom/domain/format/count';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarDays, Plus } from 'lucide-react';
import { useDeferredValue } from 'react';

import { useApi } from '../../../shared/api/api';
import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { Pagination } from '../../../shared/navigation/Pagination';
import { JustDone } from '../../../shared/page/JustDone';
import { PageTitle } from '../../../shared/page/PageTitle';
import { SpokenCount } from '../../../shared/page/SpokenCount';
import { timeZone } from '../../../shared/time/time-zone';
import { ContentFilters } from '../components/ContentFilters';
import { ContentTable } from '../components/ContentTable';
import { contentListMessages } from '../content-list.messages';
import type { ContentSearch } from '../content-search';
import { listInput, pageSize } from '../list-input';

const messages = contentListMessages.list;
const resultsId = 'results';
const contentTypes = Object.keys(contentTypeLabels) as ContentType[];

/** The list of spec section 2.16. */
export function ContentListScreen({ search }: { search: ContentSearch }) {
  const { user, brandId, brand } = useWorkspace();
  if (!brandId)
    return (
      <Page>
        <PageTitle title={messages.title} />
        <PageHeader title={messages.title} />
        <NoBrand hint={messages.noBrand} />
      </Page>
    );
  const mayCreate = contentTypes.some((type) => can(user, contentRight('create', type), brandId));
  return (
    <Page>
      <PageTitle title={messages.title} brand={brand?.name} />
      <PageHeader
        title={messages.title}
        description={messages.description}
        filters={<ContentFilters search={search} resultsId={resultsId} />}
        actions={
          mayCreate && (
            <ButtonLink href="/content/create" variant="primary" icon={Plus}>
              {messages.create}
            </ButtonLink>
          )
        }
      />
      <Load label={messages.loading} skeleton={<ListSkeleton />} question={JSON.stringify(search)}>
        <Results brandId={brandId} search={search} />
      </Load>
    </Page>
  );
}

function Results({ brandId, search }: { brandId: BrandId; search: ContentSearch }) {
  const api = useApi();
  // What is there stays in sight while the next answer is on its way.
  const shown = useDeferredValue(search);
  const { data } = useSuspenseQuery(
    api.content.list.queryOptions({ input: listInput(brandId, shown, timeZone) }),
  );
  const { items, total } = data;
  return (
    <BusyRegion id={resultsId} isBusy={shown !== search} label={messages.updating}>
      <Stack gap={16}>
        <Inline gap={24}>
          <SpokenCount>{formatFound(total, 'item')}</SpokenCount>
          <JustDone />
        </Inline>
        {items.length === 0 ? (
          <EmptyState icon={CalendarDays} title={messages.empty} description={messages.emptyHelp} />
        ) : (
          <ContentTable items={items} answers={JSON.stringify(shown)} />
        )}
        <Pagination page={shown.page ?? 1} pageSize={pageSize} total={total} />
      </Stack>
    </BusyRegion>
  );
}

function ListSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="small" width="short" />
      <Skeleton shape="block" />
    </Stack>
  );
}
