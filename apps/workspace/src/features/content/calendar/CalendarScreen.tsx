import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import type { BrandId } from '@brandroom/domain/id.schema';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect } from 'react';

import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { ExportMenu } from '../exchange/ExportMenu';
import { keepCalendarPlace, viewOf } from '../item/calendar-place';
import type { ContentSearch, ContentView } from '../item/content-search';
import { ContentPage } from '../item/ContentPage';
import { itemMessages } from '../item/item.messages';
import { calendarMessages } from './calendar.messages';
import { ContentFilters } from './ContentFilters';
import { ContentList } from './ContentList';

const messages = calendarMessages.list;
const resultsId = 'results';
const CalendarGrid = lazy(async () => ({
  default: (await import('./CalendarGrid')).CalendarGrid,
}));

interface CalendarScreenProps {
  search: ContentSearch;
  /** What the view of that name shows. */
  review: (brandId: BrandId) => ReactNode;
}

/** The content of a brand as a calendar or a list (spec section 2.16). */
export function CalendarScreen({ search, review }: CalendarScreenProps) {
  const { user, brandId } = useWorkspace();
  const view = viewOf(search);
  const { date, item, campaign } = search;
  useEffect(() => keepCalendarPlace({ view, date, item }), [view, date, item]);
  if (!brandId)
    return (
      <Page>
        <PageTitle title={itemMessages.page.title} />
        <PageHeader title={itemMessages.page.title} />
        <NoBrand hint={messages.noBrand} />
      </Page>
    );
  // The desk has all that waits, whatever the list is narrowed to.
  const isReview = view === 'review';
  const mayCreate = createsSomeContent(user, brandId);
  return (
    <ContentPage
      brandId={brandId}
      view={view}
      filters={
        isReview ? undefined : (
          <ContentFilters brandId={brandId} search={search} resultsId={resultsId} />
        )
      }
      actions={
        isReview ? undefined : (
          <>
            <ExportMenu search={search} importTo={mayCreate ? brandId : null} />
            {mayCreate && (
              <ButtonLink
                href={`/content/create${campaign ? `?campaign=${campaign}` : ''}`}
                variant="primary"
                icon={Plus}
              >
                {messages.create}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {isReview ? (
        <Suspense
          fallback={
            <LoadingRegion label={messages.loading}>
              <GridSkeleton />
            </LoadingRegion>
          }
        >
          {review(brandId)}
        </Suspense>
      ) : (
        <Results brandId={brandId} search={search} view={view} mayCreate={mayCreate} />
      )}
    </ContentPage>
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
