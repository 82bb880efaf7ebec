import { campaignId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { CampaignNotFound } from '../../../../features/marketing/campaigns/CampaignNotFound';
import { CampaignScreen } from '../../../../features/marketing/campaigns/CampaignScreen';
import { ensureFresh } from '../../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../../shared/load/wait-briefly';
import { pathId } from '../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/marketing/campaigns_/$id')({
  params: { parse: ({ id }) => ({ id: pathId(campaignId, id) }) },
  loader: ({ context: { queryClient, api }, params, cause }) =>
    waitBriefly(cause, [
      ensureFresh(queryClient)(api.campaigns.get.queryOptions({ input: params })),
    ]),
  notFoundComponent: CampaignNotFound,
  component: Campaign,
});

function Campaign() {
  return <CampaignScreen id={Route.useParams().id} />;
}
