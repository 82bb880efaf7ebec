import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { contract } from '@brandroom/domain/contract/contract';
import { asOf } from '@brandroom/domain/email/sending';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import { inBrand } from '../../pipeline/access';
import { preparedQuery } from '../../pipeline/prepared-query';
import { onEmail, recipientsOf } from './stored-email';

const delay = 1000;

async function toAnswer(
  email: EmailCampaign,
  { env, at }: { env: Env; at: Instant },
): Promise<EmailCampaign> {
  return { ...asOf(email, at), recipients: await recipientsOf(email, env) };
}

export const listEmails = preparedQuery(contract.emails.list, {
  access: inBrand('email.view'),
  delay,
  run: (transaction, { input: { brandId } }) =>
    transaction.list('emails', 'byBrand', { equals: [brandId] }, { direction: 'descending' }),
  answer: (emails, world) => Promise.all(emails.map((email) => toAnswer(email, world))),
});

export const getEmail = preparedQuery(contract.emails.get, {
  access: onEmail,
  delay,
  run: (_, { subject }) => subject.email,
  answer: toAnswer,
});
