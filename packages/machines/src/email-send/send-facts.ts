import type { User } from '@brandroom/domain/account/user.schema';
import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { mailProblems } from '@brandroom/domain/email/mail-check';
import { can } from '@brandroom/domain/rights/can';
import { roleInBrand } from '@brandroom/domain/rights/labels';

import type { SendFacts } from './email-send.events';

/** The facts that decide whether a person may send an email. */
export function sendFactsOf(email: EmailCampaign, user: User, brandName: string): SendFacts {
  return {
    id: email.id,
    status: email.status,
    recipients: email.recipients,
    delivered: email.sending?.delivered ?? null,
    problems: mailProblems(email, brandName),
    mayPublish: can(user, 'email.publish', email.brandId),
    role: roleInBrand(user, email.brandId),
  };
}
