import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { mayChangeEmail } from './stored-email';

const shared = { delay: 500, invalidates: ['emails'] } as const;
const mayDelete = mayChangeEmail('delete');
const onTrashedEmail = onTrashed('emails');

export const archiveEmail = command(contract.emails.archive, {
  ...shared,
  access: mayChangeEmail('edit'),
  run: async (transaction, { input: { isArchived }, subject: { email }, at }) => {
    const isOver = email.status === 'sent' || email.status === 'archived';
    if (!isOver) {
      throw conflict('Only sent emails can be archived.', { reason: 'status', current: email });
    }
    const status = isArchived ? 'archived' : 'sent';
    const changed: EmailCampaign = { ...email, status, updatedAt: at };
    await transaction.put('emails', changed);
    return changed;
  },
});

export const deleteEmail = command(contract.emails.delete, {
  ...shared,
  access: mayDelete,
  accessOnRetry: onTrashedEmail,
  run: async (transaction, { subject: { email, caller }, at }) => {
    if (email.sending) {
      throw conflict('This email is being sent. Finish sending it first.', {
        reason: 'status',
        current: email,
      });
    }
    await discard(transaction, { collection: 'emails', row: email, caller, at });
    return null;
  },
});

/** An email whose scheduled time has passed is restored as a draft. */
export const restoreEmail = command(contract.emails.restore, {
  ...shared,
  access: onTrashedEmail,
  accessOnRetry: mayDelete,
  run: async (transaction, { subject: { row, entryId }, at }) => {
    const isPast = row.scheduledFor !== null && row.scheduledFor <= at;
    const email: EmailCampaign =
      row.status === 'scheduled' && isPast ? { ...row, status: 'draft', scheduledFor: null } : row;
    await transaction.put('emails', email);
    await transaction.delete('trash', entryId);
    return email;
  },
});
