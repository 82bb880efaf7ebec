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
    const opening = waitBriefly(cause, [
      ensureFresh(queryClient)(api.dashboard.summary.queryOptions({ input })),
    ]);
    const overview = api.performance.overview.queryOptions({ input });
    // Not at once: the figures of hundreds of campaigns would hold up the summary.
    void Promise.resolve(opening).then(() => queryClient.prefetchQuery(overview));
    return opening;
  },
  component: Dashboard,
});

function Dashboard() {
  const { unknown } = Route.useSearch();
  return <DashboardScreen unknownPath={unknown} />;
}
