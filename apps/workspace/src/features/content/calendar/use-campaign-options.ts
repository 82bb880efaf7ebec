import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.filters;

/** The campaigns by which content can be narrowed. */
export interface CampaignOptions {
  /** All campaigns first; null for who sees none and asked for none. */
  options: readonly { value: CampaignId | ''; label: string }[] | null;
  /** What the address names is not among those that the person sees. */
  isGone: boolean;
  isError: boolean;
}

export function useCampaignOptions(
  brandId: BrandId,
  chosen: CampaignId | undefined,
): CampaignOptions {
  const { user } = useWorkspace();
  const api = useApi();
  const maySee = can(user, 'campaigns.view', brandId);
  const { data, isError } = useQuery({
    ...api.campaigns.list.queryOptions({ input: { brandId } }),
    enabled: maySee,
  });
  const campaigns = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = campaigns.some(({ value }) => value === chosen);
  const isGone = chosen !== undefined && !isListed && (data !== undefined || !maySee);
  if (!maySee && chosen === undefined) return { options: null, isGone, isError };
  // What is filtered by stays in the field until it is known, and where it is not.
  const own = isGone ? messages.unknownCampaign : messages.loadingCampaigns;
  const kept = chosen === undefined || isListed ? [] : [{ value: chosen, label: own }];
  return {
    options: [{ value: '', label: messages.allCampaigns }, ...kept, ...campaigns],
    isGone,
    isError,
  };
}
