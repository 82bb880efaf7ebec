import { createFileRoute } from '@tanstack/react-router';

import { DashboardScreen } from '../../features/dashboard/DashboardScreen';
import { unknownSearch } from '../../features/dashboard/unknown-search';

export const Route = createFileRoute('/_workspace/')({
  validateSearch: unknownSearch,
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
