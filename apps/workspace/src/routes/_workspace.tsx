import { createFileRoute, redirect } from '@tanstack/react-router';

import { WorkspaceShell } from '../features/shell/WorkspaceShell';
import { currentBrandId } from '../shared/brand/current-brand';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/_workspace')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.auth.user();
    if (!user) {
      const wanted = location.href === '/' ? {} : { redirect: location.href };
      throw redirect({ to: '/login', search: wanted });
    }
    return { ...(await context.services()), user, brandId: currentBrandId(user) };
  },
  loader: ({ context: { queryClient, api } }) => {
    void queryClient.prefetchQuery(api.brands.list.queryOptions());
  },
  pendingComponent: PagePending,
  component: Shell,
});

function Shell() {
  const { user, brandId, api, client, queryClient } = Route.useRouteContext();
  return <WorkspaceShell user={user} brandId={brandId} services={{ api, client, queryClient }} />;
}
