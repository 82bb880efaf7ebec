import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { DashboardScreen } from '../../features/dashboard/screens/DashboardScreen';

export const Route = createFileRoute('/_workspace/')({
  staticData: { title: 'Dashboard' },
  validateSearch: v.object({ unknown: v.optional(v.string()) }),
  loader: ({ context: { queryClient, api, brandId } }) => {
    if (brandId)
      void queryClient.prefetchQuery(api.dashboard.summary.queryOptions({ input: { brandId } }));
  },
  component: Dashboard,
});

function Dashboard() {
  const { unknown } = Route.useSearch();
  return <DashboardScreen unknownPath={unknown} />;
}
