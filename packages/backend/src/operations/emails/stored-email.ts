import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { mailProblems } from '@brandroom/domain/email/mail-check';
import type { Id } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Env } from '../../env';
import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { conflict, notFound } from '../../pipeline/failure';
import type { Preparing } from '../../pipeline/operation';
import type { ReadTransaction } from '../../store/store';

interface ById {
  id: Id<'Email'>;
}
type OnEmail = Access<ById, BrandSubject & { email: EmailCampaign }>;

/** The caller sees the email. */
export const onEmail: OnEmail = async ({ transaction, input, caller: maybe }) => {
  const caller = requireCaller(maybe);
  const email = await transaction.get('emails', input.id);
  if (!email || !can(caller.user, 'email.view', email.brandId)) throw notFound();
  return { caller, brandId: email.brandId, email };
};

/** The caller sees the email, and has the right for the action on it. */
export const mayChangeEmail =
  (action: 'create' | 'edit' | 'delete' | 'publish'): OnEmail =>
  async (request) => {
    const subject = await onEmail(request);
    requireRight(subject.caller, `email.${action}`, subject.brandId);
    return subject;
  };

const isDraft = ({ status, sending }: EmailCampaign) => status === 'draft' && !sending;

/** Refuses everything but a draft whose sending has not begun. */
export function requireDraft(email: EmailCampaign, message: string): void {
  if (!isDraft(email)) throw conflict(message, { reason: 'status', current: email });
}

/** Refuses an email that would not pass the check, with the first reason. */
export async function requireSendable(
  transaction: ReadTransaction,
  email: EmailCampaign,
): Promise<void> {
  const brand = await transaction.get('brands', email.brandId);
  const [first] = mailProblems(email, brand?.name ?? '');
  if (first !== undefined) throw conflict(first, { reason: 'check', current: email });
}

/** The present number of recipients. Read before a transaction opens; null if there is no such email. */
export async function countRecipients(
  { id }: ById,
  { env, store }: Preparing,
): Promise<number | null> {
  const email = await store.read((transaction) => transaction.get('emails', id));
  return email ? recipientsOf(email, env) : null;
}

/** Before it is sent, an email has as many recipients as its audience has members. */
export async function recipientsOf(email: EmailCampaign, env: Env): Promise<number> {
  const { brandId, audience = 'everyone' } = email;
  return isDraft(email) ? env.services.audienceSize(brandId, audience) : email.recipients;
}

/** The email with the number of its recipients; refused where there are none. */
export function withRecipients(email: EmailCampaign, recipients: number | null): EmailCampaign {
  if (recipients === null) throw notFound();
  if (recipients === 0) {
    throw conflict('This audience has no subscribers. Choose another one.', {
      reason: 'recipients',
      current: email,
    });
  }
  return { ...email, recipients };
}
