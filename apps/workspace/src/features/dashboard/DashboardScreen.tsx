import type { BrandId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { useApi } from '../../shared/api/api';
import { NoBrand } from '../../shared/brand/NoBrand';
import { useWorkspace } from '../../shared/brand/workspace';
import { Load } from '../../shared/load/Load';
import { PageTitle } from '../../shared/page/PageTitle';
import { DashboardLayout } from './DashboardLayout';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Figures } from './Figures';
import { RecentActivity } from './RecentActivity';
import { Tasks } from './Tasks';
import { UnknownPathNotice } from './UnknownPathNotice';
import { Upcoming } from './Upcoming';
import { dashboardMessages as messages } from './dashboard.messages';
import { useFocusOnHash } from './use-focus-on-hash';

/** Spec section 2.6. `unknownPath` is the page that was asked for and is not there. */
export function DashboardScreen({ unknownPath }: { unknownPath?: string | undefined }) {
  const { brandId, brand } = useWorkspace();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page>
      <PageTitle title={messages.title} brand={brand?.name} />
      <PageHeader title={messages.title} description={messages.description} headingRef={heading} />
      {unknownPath !== undefined && (
        <UnknownPathNotice path={unknownPath} onDismiss={() => heading.current?.focus()} />
      )}
      {brandId === null ? (
        <NoBrand />
      ) : (
        <Load key={brandId} label={messages.loading} skeleton={<DashboardSkeleton />}>
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
  useFocusOnHash();
  return (
    <DashboardLayout
      figures={<Figures summary={data} />}
      upcoming={<Upcoming items={data.upcoming} />}
      tasks={<Tasks tasks={data.tasks} total={data.activeTasks} />}
      activity={<RecentActivity entries={data.activity} />}
    />
  );
}
