import { createFileRoute } from '@tanstack/react-router';

import { DashboardScreen } from '../../features/dashboard/DashboardScreen';
import { unknownSearch } from '../../features/dashboard/unknown-search';
import { ensureFresh } from '../../shared/load/ensure-fresh';
import { waitBriefly } from '../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/')({
  validateSearch: unknownSearch,
  loader: ({ context: { queryClient, api, brandId }, cause }) => {
    if (!brandId) return undefined;
    const input = { brandId };
    void queryClient.prefetchQuery(api.performance.overview.queryOptions({ input }));
    return waitBriefly(cause, [
      ensureFresh(queryClient)(api.dashboard.summary.queryOptions({ input })),
    ]);
  },
  component: Dashboard,
});

function Dashboard() {
  const { unknown } = Route.useSearch();
  return <DashboardScreen unknownPath={unknown} />;
}
