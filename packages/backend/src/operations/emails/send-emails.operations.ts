import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { contract } from '@brandroom/domain/contract/contract';
import { asOf, batchSize } from '@brandroom/domain/email/sending';
import type { Id } from '@brandroom/domain/id.schema';

import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import type { Preparing } from '../../pipeline/operation';
import {
  countRecipients,
  mayChangeEmail,
  requireDraft,
  requireSendable,
  withRecipients,
} from './stored-email';
import { withStep } from './with-step';

const shared = {
  delay: 500,
  invalidates: ['emails'],
  access: mayChangeEmail('publish'),
} as const;

/** A batch takes so long in a simulation. */
const batchDelay = 400;

export const sendEmail = command(contract.emails.send, {
  ...shared,
  prepare: (input, world) => countRecipients(input, world),
  run: async (transaction, { subject: { email, caller }, prepared, at }) => {
    requireDraft(email, 'Only drafts can be sent.');
    await requireSendable(transaction, email);
    const sending = { startedAt: at, delivered: 0 };
    const steps = withStep(email, caller.user, { at, delivered: 0 });
    const counted = withRecipients(email, prepared);
    const begun: EmailCampaign = { ...counted, sending, steps, updatedAt: at };
    await transaction.put('emails', begun);
    return begun;
  },
});

/** The opens and clicks that the email gets in the end, of its whole audience. */
async function resultsOf({ id }: { id: Id<'Email'> }, { env, store }: Preparing) {
  const email = await store.read((transaction) => transaction.get('emails', id));
  return email ? env.services.emailResults(email) : { opens: 0, clicks: 0 };
}

export const deliverEmail = command(contract.emails.deliver, {
  ...shared,
  delay: batchDelay,
  prepare: (input, world) => resultsOf(input, world),
  run: async (transaction, { input, subject: { email, caller }, prepared, at }) => {
    const { sending, ...unsent } = email;
    if (!sending) {
      // Another tab sent the last batch.
      if (email.status === 'sent') return asOf(email, at);
      throw conflict('The sending of this email has not begun.', {
        reason: 'status',
        current: email,
      });
    }
    if (sending.delivered !== input.delivered) return email;
    const { recipients } = email;
    const next = Math.min(sending.delivered + batchSize(recipients), recipients);
    const steps = withStep(email, caller.user, { at, delivered: next });
    const changed: EmailCampaign =
      next === recipients
        ? { ...unsent, ...prepared, steps, status: 'sent', sentAt: at, updatedAt: at }
        : { ...email, sending: { ...sending, delivered: next }, steps, updatedAt: at };
    await transaction.put('emails', changed);
    return asOf(changed, at);
  },
});
