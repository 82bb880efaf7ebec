import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import {
  countRecipients,
  mayChangeEmail,
  requireDraft,
  requireSendable,
  withRecipients,
} from './stored-email';

const shared = {
  delay: 500,
  invalidates: ['emails'],
  access: mayChangeEmail('publish'),
} as const;

export const scheduleEmail = command(contract.emails.schedule, {
  ...shared,
  prepare: (input, world) => countRecipients(input, world),
  run: async (transaction, { input, subject: { email }, prepared, at }) => {
    requireDraft(email, 'Only drafts can be scheduled.');
    await requireSendable(transaction, email);
    if (input.at <= at) {
      throw conflict('Choose a date in the future.', { reason: 'time', current: email });
    }
    const scheduled: EmailCampaign = {
      ...withRecipients(email, prepared),
      status: 'scheduled',
      scheduledFor: input.at,
      updatedAt: at,
    };
    await transaction.put('emails', scheduled);
    return scheduled;
  },
});

export const unscheduleEmail = command(contract.emails.unschedule, {
  ...shared,
  run: async (transaction, { subject: { email }, at }) => {
    if (email.status !== 'scheduled') {
      throw conflict('Only scheduled emails can be unscheduled.', {
        reason: 'status',
        current: email,
      });
    }
    const draft: EmailCampaign = { ...email, status: 'draft', scheduledFor: null, updatedAt: at };
    await transaction.put('emails', draft);
    return draft;
  },
});
