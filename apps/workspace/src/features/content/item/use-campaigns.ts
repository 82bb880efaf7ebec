import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';

/**
 * Returns the campaigns of a brand that the signed-in person may see; undefined while they load,
 * without permission, or while not shown.
 */
export function useCampaigns(brandId: BrandId, isShown = true) {
  const { user } = useWorkspace();
  const { data } = useQuery({
    ...useApi().campaigns.list.queryOptions({ input: { brandId } }),
    enabled: isShown && can(user, 'campaigns.view', brandId),
  });
  return data;
}
