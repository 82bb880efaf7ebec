import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import {
  defaultRange,
  performanceSearch,
} from '../../../features/marketing/performance/performance-search';
import { PerformanceChart } from '../../../features/marketing/performance/performance-parts';
import { PerformanceScreen } from '../../../features/marketing/performance/PerformanceScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/marketing/performance')({
  validateSearch: performanceSearch,
  loaderDeps: ({ search: { range = defaultRange } }) => ({ range }),
  loader: ({ context: { queryClient, api, brandId, user }, deps: { range }, cause }) => {
    if (!brandId || !can(user, 'analytics.view', brandId)) return undefined;
    const summary = api.performance.summary.queryOptions({ input: { brandId, range } });
    return waitBriefly(cause, [PerformanceChart.load(), ensureFresh(queryClient)(summary)]);
  },
  component: Performance,
});

function Performance() {
  return <PerformanceScreen search={Route.useSearch()} />;
}
