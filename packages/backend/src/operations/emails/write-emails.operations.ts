import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { contract } from '@brandroom/domain/contract/contract';
import { emailCopyOf } from '@brandroom/domain/email/draft-of';

import { inBrand } from '../../pipeline/access';
import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { audienceOf, newEmail, requireImage } from './new-email';
import { mayChangeEmail, requireDraft } from './stored-email';

const shared = { delay: 500, invalidates: ['emails'] } as const;
export const createEmail = command(contract.emails.create, {
  ...shared,
  access: inBrand('email.create'),
  prepare: audienceOf,
  run: async (transaction, { input: { brandId, draft }, prepared: recipients, at, env }) => {
    await requireImage(transaction, draft, brandId);
    const email = newEmail(draft, { brandId, recipients, at, env });
    await transaction.put('emails', email);
    return email;
  },
});

export const updateEmail = command(contract.emails.update, {
  ...shared,
  access: mayChangeEmail('edit'),
  // The new audience may be another one, of the same brand.
  prepare: async ({ id, draft }, preparing) => {
    const email = await preparing.store.read((transaction) => transaction.get('emails', id));
    return email ? audienceOf({ brandId: email.brandId, draft }, preparing) : 0;
  },
  run: async (transaction, { input, subject: { email }, prepared: recipients, at }) => {
    requireDraft(email, 'Only drafts can be edited. Duplicate this email to change it.');
    if (input.updatedAt !== email.updatedAt) {
      throw conflict(
        'Someone changed this email after you opened it. Your text is kept: reload the page, check it and save again.',
        { reason: 'version', current: email, changedAt: email.updatedAt },
      );
    }
    await requireImage(transaction, input.draft, email.brandId, email);
    const { id, brandId, createdAt, status, sentAt, scheduledFor, opens, clicks } = email;
    const kept = { id, brandId, createdAt, status, sentAt, scheduledFor, opens, clicks };
    const changed: EmailCampaign = { ...input.draft, ...kept, recipients, updatedAt: at };
    await transaction.put('emails', changed);
    return changed;
  },
});

export const duplicateEmail = command(contract.emails.duplicate, {
  ...shared,
  access: mayChangeEmail('create'),
  prepare: async (input, preparing) => {
    const email = await preparing.store.read((transaction) => transaction.get('emails', input.id));
    return email ? audienceOf({ brandId: email.brandId, draft: email }, preparing) : 0;
  },
  run: async (transaction, { subject: { email, brandId }, prepared: recipients, at, env }) => {
    const copy = newEmail(emailCopyOf(email), { brandId, recipients, at, env });
    await transaction.put('emails', copy);
    return copy;
  },
});
