import { can } from '@brandroom/domain/rights/can';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useDeferredValue } from 'react';

import { PageWithPeek } from '../features/content/peek/PageWithPeek';
import { resumeUploads } from '../features/files/upload/resume-uploads';
import { ViewingBar } from '../features/shell/shell-parts';
import { WorkspaceShell } from '../features/shell/WorkspaceShell';
import { viewing } from '../shared/auth/viewing';
import { currentBrandId } from '../shared/brand/current-brand';
import { PagePending } from '../shared/load/PagePending';
import { peekSearch } from '../shared/navigation/peek';

export const Route = createFileRoute('/_workspace')({
  validateSearch: peekSearch,
  beforeLoad: async ({ context, location }) => {
    const { user } = await context.auth.settled();
    if (!user) {
      const wanted = location.href === '/' ? {} : { redirect: location.href };
      throw redirect({ to: '/login', search: wanted });
    }
    const services = await context.loadServices();
    const { api, queryClient } = services;
    return { services, api, queryClient, user, brandId: currentBrandId(user) };
  },
  loader: async ({ context: { queryClient, api, services, user, brandId } }) => {
    void resumeUploads(services);
    void queryClient.prefetchQuery(api.brands.list.queryOptions());
    if (brandId) {
      const input = { brandId };
      void queryClient.prefetchQuery(api.notifications.list.queryOptions({ input }));
      if (can(user, 'colors.view', brandId))
        void queryClient.prefetchQuery(api.colors.mark.queryOptions({ input }));
    }
    // Loaded first, so that the page does not shift later; the bar itself reports a failure.
    if (viewing.isOn()) await ViewingBar.load().catch(() => undefined);
  },
  pendingComponent: PagePending,
  component: Shell,
});

function Shell() {
  // Each by itself: the context is a new object for each page, which would render the frame again.
  const user = Route.useRouteContext({ select: (context) => context.user });
  const brandId = Route.useRouteContext({ select: (context) => context.brandId });
  const services = Route.useRouteContext({ select: (context) => context.services });
  // A deferred render runs in steps, between which the browser handles input.
  const isDue = useDeferredValue(true, false);
  if (!isDue) return <PagePending />;
  return (
    <WorkspaceShell user={user} brandId={brandId} services={services} isViewing={viewing.isOn()}>
      <PageWithPeek />
    </WorkspaceShell>
  );
}
