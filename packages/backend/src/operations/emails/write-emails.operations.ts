import type {
  EmailCampaign,
  EmailCampaignDraft,
} from '@brandroom/domain/campaign/email-campaign.schema';
import { contract } from '@brandroom/domain/contract/contract';
import { emailCopyOf } from '@brandroom/domain/email/draft-of';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import { inBrand } from '../../pipeline/access';
import { conflict, invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import type { Preparing } from '../../pipeline/operation';
import type { WriteTransaction } from '../../store/store';
import { missingImage } from '../content/stored-content';
import { discard, onTrashed } from '../trash';
import { mayChangeEmail, requireDraft } from './stored-email';

const shared = { delay: 500, invalidates: ['emails'] } as const;
const mayDelete = mayChangeEmail('delete');
const onTrashedEmail = onTrashed('emails');

function newEmail(
  draft: EmailCampaignDraft,
  { env, at, ...facts }: { env: Env; at: Instant; brandId: BrandId; recipients: number },
): EmailCampaign {
  return {
    ...draft,
    ...facts,
    id: env.id('Email'),
    status: 'draft',
    sentAt: null,
    scheduledFor: null,
    opens: 0,
    clicks: 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** The image must be a file of the same brand; one that the email has already stays. */
async function requireImage(
  transaction: WriteTransaction,
  { image }: EmailCampaignDraft,
  brandId: BrandId,
  before?: EmailCampaignDraft,
): Promise<void> {
  if (!image) return;
  const present = before?.image ? [before.image] : [];
  if ((await missingImage(transaction, brandId, [image], present)) === -1) return;
  throw invalid('draft.image', 'This image is not in the file library of this brand.');
}

const audienceOf = (
  { brandId, draft }: { brandId: BrandId; draft: EmailCampaignDraft },
  { env }: Preparing,
) => env.services.audienceSize(brandId, draft.audience ?? 'everyone');

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

/** What was scheduled for a moment that has passed meanwhile comes back as a draft. */
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
