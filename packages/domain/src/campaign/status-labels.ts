import type { CampaignStatus } from './status';

export const campaignStatusLabels: Record<CampaignStatus, string> = {
  draft: 'Draft',
  active: 'Active',
  completed: 'Completed',
  archived: 'Archived',
};
