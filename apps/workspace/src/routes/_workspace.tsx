import { createFileRoute, redirect } from '@tanstack/react-router';

import { WorkspaceShell } from '../features/shell/WorkspaceShell';
import { currentBrandId } from '../shared/brand/current-brand';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/_workspace')({
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
  loader: ({ context: { queryClient, api } }) => {
    void queryClient.prefetchQuery(api.brands.list.queryOptions());
  },
  pendingComponent: PagePending,
  component: Shell,
});

function Shell() {
  const { user, brandId, services } = Route.useRouteContext();
  return <WorkspaceShell user={user} brandId={brandId} services={services} />;
}
