import { createFileRoute } from '@tanstack/react-router';

import { CreateCampaignScreen } from '../../../../features/marketing/campaigns/CreateCampaignScreen';

export const Route = createFileRoute('/_workspace/marketing/campaigns_/create')({
  component: CreateCampaignScreen,
});
