import { campaignStatuses } from '@brandroom/domain/campaign/status';
import * as v from 'valibot';

import { oneOf, searchText } from '../../../shared/navigation/search-params';

/** The search parameters of the campaigns. */
export const campaignsSearch = v.object({
  status: oneOf(campaignStatuses),
  q: searchText(),
  /** Cards by default. */
  view: oneOf(['timeline']),
  /** The ids of the expanded cards, separated by commas. */
  open: searchText(2000),
});
export type CampaignsSearch = v.InferOutput<typeof campaignsSearch>;
