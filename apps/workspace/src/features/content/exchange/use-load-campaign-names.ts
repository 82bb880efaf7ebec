import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useQueryClient } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';

/** Loads the names of a brand's campaigns; empty if the person may not see campaigns. */
export function useLoadCampaignNames() {
  const { user } = useWorkspace();
  const api = useApi();
  const queryClient = useQueryClient();
  return async (brandId: BrandId): Promise<ReadonlyMap<CampaignId, string>> => {
    if (!can(user, 'campaigns.view', brandId)) return new Map();
    const options = api.campaigns.list.queryOptions({ input: { brandId } });
    const campaigns = await queryClient.fetchQuery(options);
    return new Map(campaigns.map(({ id, name }) => [id, name]));
  };
}
