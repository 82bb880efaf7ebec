import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { FiguresSkeleton } from '@brandroom/ui/FiguresSkeleton';
import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useRef } from 'react';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { useShownKey } from '../../shared/keys/shown-key';
import { Load } from '../../shared/load/Load';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { DashboardLayout } from './DashboardLayout';
import { Figures } from './Figures';
import { FocusOnHash } from './FocusOnHash';
import { MarketingFigures } from './MarketingFigures';
import { RecentActivity } from './RecentActivity';
import { Tasks } from './Tasks';
import { Upcoming } from './Upcoming';
import { dashboardMessages as messages } from './dashboard.messages';

/** Taken from the labels, because the schema would add all its checks to the first page. */
const contentTypes = Object.keys(contentTypeLabels) as ContentType[];
/** Suspends the whole screen, so that nothing shifts when it loads. */
const UnknownPathNotice = lazyPart(
  async () => (await import('./UnknownPathNotice')).UnknownPathNotice,
);
const NoBrand = lazyDialog(async () => (await import('../../shared/brand/NoBrand')).NoBrand);

/** The dashboard. `unknownPath` is the requested page if it does not exist. */
export function DashboardScreen({ unknownPath }: { unknownPath?: string | undefined }) {
  const { user, brandId, brand } = useWorkspace();
  const mayCreate = brandId !== null && createsSomeContent(user, brandId);
  const hrefTo = useHref();
  const key = useShownKey('C');
  const create = {
    id: 'create',
    label: messages.create,
    icon: Plus,
    href: hrefTo({ to: '/content/create' }),
    isPrimary: true,
    ...key,
  };
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page
      layout="figures"
      bar={
        <PageBar title={messages.title} headingRef={heading} actions={mayCreate ? [create] : []} />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      {unknownPath !== undefined && (
        <UnknownPathNotice path={unknownPath} onDismiss={() => heading.current?.focus()} />
      )}
      {brandId === null ? (
        <NoBrand />
      ) : (
        <Load key={brandId} label={messages.loading} skeleton={<FiguresSkeleton />}>
          <Summary brandId={brandId} />
        </Load>
      )}
    </Page>
  );
}

function Summary({ brandId }: { brandId: BrandId }) {
  const { data } = useSuspenseQuery(
    useApi().dashboard.summary.queryOptions({ input: { brandId } }),
  );
  const { user } = useWorkspace();
  const seesUnfinished = contentTypes.some((type) => seesUnfinishedContent(user, type, brandId));
  return (
    <>
      <FocusOnHash />
      <DashboardLayout
        figures={<Figures summary={data} seesUnfinished={seesUnfinished} />}
        unfinished={
          seesUnfinished && (
            <>
              <Upcoming items={data.upcoming} />
              <div id="tasks" tabIndex={-1}>
                <Tasks tasks={data.tasks} total={data.activeTasks} />
              </div>
            </>
          )
        }
        activity={<RecentActivity entries={data.activity} />}
        marketing={
          <Load label={messages.marketing.loading} skeleton={<Skeleton shape="block" />}>
            <MarketingFigures brandId={brandId} />
          </Load>
        }
      />
    </>
  );
}
