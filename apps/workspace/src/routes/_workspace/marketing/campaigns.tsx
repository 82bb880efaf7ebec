import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { campaignsSearch } from '../../../features/marketing/campaigns/campaigns-search';
import { CampaignTimeline } from '../../../features/marketing/campaigns/campaigns-parts';
import { CampaignsScreen } from '../../../features/marketing/campaigns/CampaignsScreen';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/marketing/campaigns')({
  validateSearch: campaignsSearch,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient, api, brandId, user }, deps: { view }, cause }) => {
    if (!brandId || !can(user, 'campaigns.view', brandId)) return undefined;
    const input = { brandId };
    return waitBriefly(cause, [
      ...(view === 'timeline' ? [CampaignTimeline.load()] : []),
      ensureFresh(queryClient)(api.campaigns.list.queryOptions({ input })),
    ]);
  },
  component: Campaigns,
});

function Campaigns() {
  return <CampaignsScreen search={Route.useSearch()} />;
}
