import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.filters;

/** The campaign options of the content filter. */
export interface CampaignOptions {
  /** Null if the person sees no campaigns and filters by none. */
  options: readonly { value: CampaignId; label: string }[] | null;
  /** Whether the campaign in the URL is not visible to the person. */
  isGone: boolean;
  /** Loads them again; undefined unless they could not be loaded. */
  retry: (() => void) | undefined;
}

export function useCampaignOptions(
  brandId: BrandId,
  chosen: CampaignId | undefined,
): CampaignOptions {
  const { user } = useWorkspace();
  const api = useApi();
  const maySee = can(user, 'campaigns.view', brandId);
  const { data, isError, refetch } = useQuery({
    ...api.campaigns.list.queryOptions({ input: { brandId } }),
    enabled: maySee,
  });
  const campaigns = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = campaigns.some(({ value }) => value === chosen);
  const isGone = chosen !== undefined && !isListed && (data !== undefined || !maySee);
  const retry = isError ? () => void refetch() : undefined;
  if (!maySee && chosen === undefined) return { options: null, isGone, retry };
  // The filter's campaign stays in the field while it loads and if it is unknown.
  const own = isGone ? messages.unknownCampaign : messages.loadingCampaigns;
  const kept = chosen === undefined || isListed ? [] : [{ value: chosen, label: own }];
  return {
    options: [...kept, ...campaigns],
    isGone,
    retry,
  };
}
