import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import type { BrandId } from '@brandroom/domain/id.schema';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { CalendarDays, CalendarRange, List, Plus } from 'lucide-react';
import { lazy, useEffect } from 'react';

import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { PageTitle } from '../../../shared/page/PageTitle';
import { createHref, keepCalendarPlace, viewOf } from '../calendar-place';
import { ContentFilters } from '../components/ContentFilters';
import { ExportMenu } from '../components/ExportMenu';
import { ContentList } from '../components/ContentList';
import { contentListMessages } from '../content-list.messages';
import type { ContentSearch } from '../content-search';

const messages = contentListMessages.list;
const resultsId = 'results';
const CalendarGrid = lazy(async () => ({
  default: (await import('../components/CalendarGrid')).CalendarGrid,
}));
const viewOptions = [
  { value: 'month', label: messages.views.month, icon: CalendarDays },
  { value: 'week', label: messages.views.week, icon: CalendarRange },
  { value: 'list', label: messages.views.list, icon: List },
] as const;

/** The content of a brand as a calendar or a list (spec section 2.16). */
export function CalendarScreen({ search }: { search: ContentSearch }) {
  const { user, brandId, brand } = useWorkspace();
  const update = useSearchUpdate<ContentSearch>();
  const view = viewOf(search);
  const { date } = search;
  useEffect(() => keepCalendarPlace({ view, date }), [view, date]);
  if (!brandId)
    return (
      <Page>
        <PageTitle title={messages.title} />
        <PageHeader title={messages.title} />
        <NoBrand hint={messages.noBrand} />
      </Page>
    );
  const mayCreate = createsSomeContent(user, brandId);
  return (
    <Page>
      <PageTitle title={messages.title} brand={brand?.name} />
      <PageHeader
        title={messages.title}
        description={messages.description}
        filters={<ContentFilters brandId={brandId} search={search} resultsId={resultsId} />}
        actions={
          <>
            <ToggleGroup
              label={messages.view}
              options={viewOptions}
              value={view}
              onChange={(next) => update({ view: next, page: undefined })}
            />
            <ExportMenu search={search} importTo={mayCreate ? brandId : null} />
            {mayCreate && (
              <ButtonLink href={createHref(search)} variant="primary" icon={Plus}>
                {messages.create}
              </ButtonLink>
            )}
          </>
        }
      />
      <Results brandId={brandId} search={search} mayCreate={mayCreate} />
    </Page>
  );
}

interface ResultsProps {
  brandId: BrandId;
  search: ContentSearch;
  mayCreate: boolean;
}

function Results({ search, mayCreate, brandId }: ResultsProps) {
  const view = viewOf(search);
  const isList = view === 'list';
  return (
    <Load
      label={messages.loading}
      skeleton={isList ? <ListSkeleton /> : <GridSkeleton />}
      question={JSON.stringify(search)}
    >
      {isList ? (
        <ContentList brandId={brandId} search={search} resultsId={resultsId} />
      ) : (
        <CalendarGrid
          brandId={brandId}
          search={search}
          view={view}
          mayCreate={mayCreate}
          resultsId={resultsId}
        />
      )}
    </Load>
  );
}

const rows = Array.from({ length: 12 }, (_, row) => row);

function ListSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="small" width="short" />
      <Stack gap={4}>
        {rows.map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    </Stack>
  );
}

function GridSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="control" width="long" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
