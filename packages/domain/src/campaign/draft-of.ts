import { startFitting } from '../content/graphemes';
import type { Campaign, CampaignDraft } from './campaign.schema';

const longestName = 120;

/** Returns the fields of a campaign that a person edits. */
export function draftOf(campaign: Campaign): CampaignDraft {
  const { name, description, startDate, endDate, status } = campaign;
  const { budget, goals, channels, targeting } = campaign;
  return { name, description, startDate, endDate, status, budget, goals, channels, targeting };
}

/** Returns a copy of a campaign as a draft, with a name that says so. */
export function copyOf(campaign: Campaign): CampaignDraft {
  const name = startFitting(`Copy of ${campaign.name}`, longestName);
  return { ...draftOf(campaign), name, status: 'draft' };
}
