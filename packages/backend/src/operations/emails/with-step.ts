import type { User } from '@brandroom/domain/account/user.schema';
import type { EmailCampaign, SendingStep } from '@brandroom/domain/campaign/email-campaign.schema';

import { scheduleName } from '../../schedule-name';

/** The steps of an email with one more, of a person or of the schedule. */
export function withStep(
  { steps = [] }: EmailCampaign,
  user: User | null,
  step: Pick<SendingStep, 'at' | 'delivered'>,
): SendingStep[] {
  return [...steps, { ...step, by: user?.id ?? null, byName: user?.name ?? scheduleName }];
}
