import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { FiguresSkeleton } from '@brandroom/ui/FiguresSkeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';

import { useApi } from '../../shared/api/api';
import { NoBrand } from '../../shared/brand/NoBrand';
import { useWorkspace } from '../../shared/brand/workspace';
import { Load } from '../../shared/load/Load';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { DashboardLayout } from './DashboardLayout';
import { Figures } from './Figures';
import { RecentActivity } from './RecentActivity';
import { Tasks } from './Tasks';
import { UnknownPathNotice } from './UnknownPathNotice';
import { Upcoming } from './Upcoming';
import { dashboardMessages as messages } from './dashboard.messages';
import { useFocusOnHash } from './use-focus-on-hash';

/** The dashboard. `unknownPath` is the requested page if it does not exist. */
export function DashboardScreen({ unknownPath }: { unknownPath?: string | undefined }) {
  const { user, brandId, brand } = useWorkspace();
  const mayCreate = brandId !== null && createsSomeContent(user, brandId);
  const hrefTo = useHref();
  const create = {
    id: 'create',
    label: messages.create,
    icon: Plus,
    href: hrefTo({ to: '/content/create' }),
    isPrimary: true,
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
