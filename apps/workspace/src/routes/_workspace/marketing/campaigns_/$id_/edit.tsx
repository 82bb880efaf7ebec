import { campaignId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { CampaignNotFound } from '../../../../../features/marketing/campaigns/CampaignNotFound';
import { EditCampaignScreen } from '../../../../../features/marketing/campaigns/EditCampaignScreen';
import { ensureFresh } from '../../../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../../../shared/load/wait-briefly';
import { pathId } from '../../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/marketing/campaigns_/$id_/edit')({
  params: { parse: ({ id }) => ({ id: pathId(campaignId, id) }) },
  loader: ({ context: { queryClient, api }, params, cause }) =>
    waitBriefly(cause, [
      ensureFresh(queryClient)(api.campaigns.get.queryOptions({ input: params })),
    ]),
  notFoundComponent: CampaignNotFound,
  component: Edit,
});

function Edit() {
  return <EditCampaignScreen id={Route.useParams().id} />;
}
