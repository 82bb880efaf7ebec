import type {
  EmailAudience,
  EmailCampaign,
} from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';

import { between, randomFrom, seedFrom } from '../samples/drawing/random';

const shares: Record<EmailAudience, readonly [number, number]> = {
  everyone: [1, 1],
  engaged: [0.35, 0.55],
  new: [0.03, 0.08],
};

/** The simulated number of a brand's subscribers, the same every time. */
export function audienceSize(brandId: BrandId, audience: EmailAudience): number {
  const all = between(randomFrom(seedFrom(`${brandId} subscribers`)), 3200, 9400);
  const [least, most] = shares[audience];
  return Math.round(all * between(randomFrom(seedFrom(`${brandId} ${audience}`)), least, most));
}

/** The simulated opens and clicks of an email, the same every time: readers who open often also click. */
export function emailResults(email: EmailCampaign): { opens: number; clicks: number } {
  const random = randomFrom(seedFrom(`${email.id} results`));
  const [least, most] = email.audience === 'engaged' ? [0.52, 0.71] : [0.31, 0.58];
  const opens = Math.round(email.recipients * between(random, least, most));
  const [few, many] = email.button ? [0.14, 0.28] : [0.08, 0.22];
  return { opens, clicks: Math.round(opens * between(random, few, many)) };
}
