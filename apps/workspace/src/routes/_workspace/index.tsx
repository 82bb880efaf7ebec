import { createFileRoute } from '@tanstack/react-router';

import { DashboardScreen } from '../../features/dashboard/DashboardScreen';
import { unknownSearch } from '../../features/dashboard/unknown-search';
import { ensureFresh } from '../../shared/load/ensure-fresh';
import { briefly, waitBriefly } from '../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/')({
  validateSearch: unknownSearch,
  loader: ({ context: { queryClient, api, brandId }, cause }) => {
    if (!brandId) return undefined;
    const input = { brandId };
    const summary = [ensureFresh(queryClient)(api.dashboard.summary.queryOptions({ input }))];
    const overview = api.performance.overview.queryOptions({ input });
    // After the summary or 150 ms: the figures of hundreds of campaigns would hold up the summary.
    void briefly(summary).then(() => queryClient.prefetchQuery(overview));
    return waitBriefly(cause, summary);
  },
  component: Dashboard,
});

function Dashboard() {
  const { unknown } = Route.useSearch();
  return <DashboardScreen unknownPath={unknown} />;
}
