import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';

/** The campaigns of a brand that the signed-in user sees; undefined while they load, without the right, and while they are not shown. */
export function useCampaignNames(brandId: BrandId, isShown = true) {
  const { user } = useWorkspace();
  const { data } = useQuery({
    ...useApi().campaigns.list.queryOptions({ input: { brandId } }),
    enabled: isShown && can(user, 'campaigns.view', brandId),
  });
  return data;
}
