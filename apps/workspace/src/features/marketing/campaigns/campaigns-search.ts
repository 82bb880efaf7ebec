import { campaignStatuses } from '@brandroom/domain/campaign/status';
import * as v from 'valibot';

import { oneOf, searchText } from '../../../shared/navigation/search-params';

/** The address of the campaigns. */
export const campaignsSearch = v.object({
  status: oneOf(campaignStatuses),
  q: searchText(),
  /** Cards without it. */
  view: oneOf(['timeline']),
  /** The ids of the expanded cards, with commas between them. */
  open: searchText(2000),
});
export type CampaignsSearch = v.InferOutput<typeof campaignsSearch>;
