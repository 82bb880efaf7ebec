import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import type { BrandId } from '@brandroom/domain/id.schema';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';

import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { keepCalendarPlace, viewOf } from '../calendar-place';
import { ContentFilters } from '../components/ContentFilters';
import { ExportMenu } from '../components/ExportMenu';
import { ContentList } from '../components/ContentList';
import { ViewChoice } from '../components/ViewChoice';
import { contentListMessages } from '../content-list.messages';
import type { ContentSearch, ContentView } from '../content-search';

const messages = contentListMessages.list;
const resultsId = 'results';
const CalendarGrid = lazy(async () => ({
  default: (await import('../components/CalendarGrid')).CalendarGrid,
}));
const ReviewDesk = lazy(async () => ({ default: (await import('./ReviewDesk')).ReviewDesk }));

/** The content of a brand as a calendar or a list (spec section 2.16). */
export function CalendarScreen({ search }: { search: ContentSearch }) {
  const { user, brandId, brand } = useWorkspace();
  const view = viewOf(search);
  const { date, item, campaign } = search;
  useEffect(() => keepCalendarPlace({ view, date, item }), [view, date, item]);
  if (!brandId)
    return (
      <Page>
        <PageTitle title={messages.title} />
        <PageHeader title={messages.title} />
        <NoBrand hint={messages.noBrand} />
      </Page>
    );
  // The desk has all that waits, whatever the list is narrowed to.
  const isReview = view === 'review';
  const mayCreate = createsSomeContent(user, brandId);
  return (
    <Page>
      <PageTitle title={messages.title} brand={brand?.name} />
      <PageHeader
        title={messages.title}
        description={messages.description}
        {...(isReview
          ? {}
          : {
              filters: <ContentFilters brandId={brandId} search={search} resultsId={resultsId} />,
            })}
        actions={
          <>
            <ViewChoice brandId={brandId} view={view} />
            {!isReview && <ExportMenu search={search} importTo={mayCreate ? brandId : null} />}
            {mayCreate && !isReview && (
              <ButtonLink
                href={`/content/create${campaign ? `?campaign=${campaign}` : ''}`}
                variant="primary"
                icon={Plus}
              >
                {messages.create}
              </ButtonLink>
            )}
          </>
        }
      />
      {isReview ? (
        <Suspense
          fallback={
            <LoadingRegion label={messages.loading}>
              <GridSkeleton />
            </LoadingRegion>
          }
        >
          <ReviewDesk brandId={brandId} search={search} />
        </Suspense>
      ) : (
        <Results brandId={brandId} search={search} view={view} mayCreate={mayCreate} />
      )}
    </Page>
  );
}

interface ResultsProps {
  brandId: BrandId;
  search: ContentSearch;
  view: Exclude<ContentView, 'review'>;
  mayCreate: boolean;
}

function Results({ search, view, mayCreate, brandId }: ResultsProps) {
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
