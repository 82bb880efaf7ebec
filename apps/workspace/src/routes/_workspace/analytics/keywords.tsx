import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { defaultRange, keywordsSearch } from '../../../features/marketing/keywords/keywords-search';
import { KeywordChart, KeywordTable } from '../../../features/marketing/keywords/keywords-parts';
import { KeywordsScreen } from '../../../features/marketing/keywords/KeywordsScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/analytics/keywords')({
  validateSearch: keywordsSearch,
  loaderDeps: ({ search: { range = defaultRange } }) => ({ range }),
  loader: ({ context: { queryClient, api, brandId, user }, deps: { range }, cause }) => {
    if (!brandId || !can(user, 'analytics.view', brandId)) return undefined;
    const ensure = ensureFresh(queryClient);
    return waitBriefly(cause, [
      KeywordChart.load(),
      KeywordTable.load(),
      ensure(api.keywords.listGroups.queryOptions({ input: { brandId } })),
      ensure(api.keywords.summary.queryOptions({ input: { brandId, range } })),
    ]);
  },
  component: Keywords,
});

function Keywords() {
  return <KeywordsScreen search={Route.useSearch()} />;
}
