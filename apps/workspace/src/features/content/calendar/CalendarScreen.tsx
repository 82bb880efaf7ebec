import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Suspense, useEffect } from 'react';

import { useHref } from '../../../shared/navigation/use-href';
import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useShownKey } from '../../../shared/keys/shown-key';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { useNow } from '../../../shared/time/clock';
import { ExchangeActions } from '../exchange/ExchangeActions';
import { saveCalendarSearch, viewOf } from '../item/calendar-position';
import type { ContentSearch, ContentView } from '../item/content-search';
import { contentTypes } from '../item/content-search';
import { ContentPage } from '../item/ContentPage';
import { itemMessages } from '../item/item.messages';
import { SavedViews } from '../views/SavedViews';
import { CalendarGrid } from './calendar-parts';
import { calendarMessages } from './calendar.messages';
import { shownPeriod } from './CalendarBar';
import { ContentFilters } from './ContentFilters';
import { useTray } from './use-tray';
import type { TrayState } from './use-tray';

const messages = calendarMessages.list;
const resultsId = 'results';

interface CalendarScreenProps {
  search: ContentSearch;
  /** Renders the view of each name. */
  review: (brandId: BrandId) => ReactNode;
  list: (brandId: BrandId, resultsId: string) => ReactNode;
}

/** The content of a brand as calendar, list or review desk. */
export function CalendarScreen({ search, review, list }: CalendarScreenProps) {
  const hrefTo = useHref();
  const { user, brandId } = useWorkspace();
  const view = viewOf(search);
  const { campaign } = search;
  const now = useNow();
  const createKey = useShownKey('C');
  const anyTray = useTray();
  useEffect(() => {
    if (brandId) saveCalendarSearch(brandId, { ...search, view });
  }, [brandId, search, view]);
  if (!brandId)
    return (
      <Page layout="list" bar={<PageBar title={itemMessages.page.title} />}>
        <PageTitle title={itemMessages.page.title} />
        <NoBrand hint={messages.noBrand} />
      </Page>
    );
  const mayCreate = createsSomeContent(user, brandId);
  const mayPlan = contentTypes.some((type) => can(user, contentRight('edit', type), brandId));
  // The review desk shows everything pending, regardless of the list's filters.
  if (view === 'review')
    return (
      <ContentPage brandId={brandId} view={view}>
        <Suspense
          fallback={
            <LoadingRegion label={messages.loading}>
              <PageSkeleton layout="desk" />
            </LoadingRegion>
          }
        >
          {review(brandId)}
        </Suspense>
      </ContentPage>
    );
  const tray = mayPlan && view !== 'list' ? anyTray : null;
  const create = {
    id: 'create',
    label: messages.create,
    icon: Plus,
    href: hrefTo({ to: '/content/create', search: { campaign } }),
    isPrimary: true,
    ...createKey,
  };
  return (
    <ContentPage
      brandId={brandId}
      view={view}
      period={view === 'list' ? undefined : shownPeriod(view, search, now())}
      savedViews={<SavedViews brandId={brandId} search={{ ...search, view }} />}
      actions={mayCreate ? [create] : []}
    >
      <ContentFilters {...{ brandId, search, view, tray }} />
      <ExchangeActions search={search} importTo={mayCreate ? brandId : null} />
      <Results
        {...{ brandId, search, view, mayCreate, tray }}
        list={() => list(brandId, resultsId)}
      />
    </ContentPage>
  );
}

interface ResultsProps {
  brandId: BrandId;
  search: ContentSearch;
  view: Exclude<ContentView, 'review'>;
  mayCreate: boolean;
  tray: TrayState | null;
  list: () => ReactNode;
}

function Results({ search, view, mayCreate, brandId, tray, list }: ResultsProps) {
  const isList = view === 'list';
  return (
    <Load
      label={messages.loading}
      skeleton={<PageSkeleton layout={isList ? 'list' : 'board'} />}
      resetKey={JSON.stringify(search)}
      isHeavy
    >
      {isList ? (
        list()
      ) : (
        <CalendarGrid {...{ brandId, search, view, mayCreate, resultsId, tray }} />
      )}
    </Load>
  );
}
