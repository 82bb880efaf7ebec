import { campaignStatuses } from '@brandroom/domain/campaign/status';
import { channels } from '@brandroom/domain/content/channel';
import * as v from 'valibot';

import type { CampaignValues } from './campaign-values';

const age = v.nullable(v.number());
const words = v.array(v.string());

const kept = v.object({
  name: v.string(),
  description: v.string(),
  status: v.picklist(campaignStatuses),
  startDate: v.string(),
  endDate: v.nullable(v.string()),
  budget: v.nullable(v.number()),
  goals: v.pipe(words, v.minLength(1)),
  channels: v.array(v.picklist(channels)),
  targeting: v.object({
    locations: words,
    ageRange: v.object({ min: age, max: age }),
    interests: words,
  }),
});

/**
 * Returns whether a stored value has the current format; text of older versions is not restored.
 */
export function isCampaignValues(value: unknown): value is CampaignValues {
  return v.is(kept, value);
}
