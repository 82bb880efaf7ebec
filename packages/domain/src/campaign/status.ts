export const campaignStatuses = ['draft', 'active', 'completed', 'archived'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
