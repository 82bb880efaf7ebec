import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { anyIncludes } from '@brandroom/domain/format/fold';

import type { CampaignsSearch } from './campaigns-search';

/** Returns the campaigns of an address. */
export function foundBy(
  campaigns: readonly CampaignView[],
  { status, q = '' }: CampaignsSearch,
): readonly CampaignView[] {
  return campaigns.filter(
    (campaign) =>
      (status === undefined || campaign.status === status) &&
      anyIncludes([campaign.name, campaign.description], q),
  );
}
