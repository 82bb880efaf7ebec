import { can } from '@brandroom/domain/rights/can';
import { createFileRoute } from '@tanstack/react-router';

import { campaignsSearch } from '../../../features/marketing/campaigns/campaigns-search';
import { CampaignTimeline } from '../../../features/marketing/campaigns/overlays';
import { CampaignsScreen } from '../../../features/marketing/campaigns/CampaignsScreen';
import { ensured } from '../../../shared/load/ensured';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/marketing/campaigns')({
  validateSearch: campaignsSearch,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient, api, brandId, user }, deps: { view }, cause }) => {
    if (!brandId || !can(user, 'campaigns.view', brandId)) return undefined;
    const input = { brandId };
    return soon(cause, [
      ...(view === 'timeline' ? [CampaignTimeline.load()] : []),
      ensured(queryClient)(api.campaigns.list.queryOptions({ input })),
    ]);
  },
  component: Campaigns,
});

function Campaigns() {
  return <CampaignsScreen search={Route.useSearch()} />;
}
