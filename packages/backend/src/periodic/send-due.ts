import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';

import { withStep } from '../operations/emails/with-step';
import type { Backend } from '../pipeline/backend';
import { nextSeq, writeAudit } from '../pipeline/audit';
import type { ReadTransaction, Store } from '../store/store';

function due(transaction: ReadTransaction, now: string): Promise<EmailCampaign[]> {
  // `until` is exclusive and moments have milliseconds, so the moment itself is let in with "~".
  return transaction.list('emails', 'byStatus', { equals: ['scheduled'], until: `${now}~` });
}

/** Sends every scheduled email that is due, including those that became due while no tab was open. */
export async function sendDue({ env, changes }: Backend, store: Store): Promise<void> {
  const at = env.now();
  const waiting = await store.read((transaction) => due(transaction, at));
  if (waiting.length === 0) return;
  const results = new Map(
    await Promise.all(
      waiting.map(async (email) => [email.id, await env.services.emailResults(email)] as const),
    ),
  );

  const events = await store.write(async (transaction) => {
    const sent: { seq: number; brandId: EmailCampaign['brandId'] }[] = [];
    for (const email of await due(transaction, at)) {
      const figures = results.get(email.id);
      // One that became due since is sent the next time.
      if (!figures) continue;
      const sentAt = email.scheduledFor ?? at;
      await transaction.put('emails', {
        ...email,
        ...figures,
        status: 'sent',
        sentAt,
        steps: withStep(email, null, { at: sentAt, delivered: email.recipients }),
        updatedAt: at,
      });
      const seq = await nextSeq(transaction);
      await writeAudit(transaction, seq, {
        at,
        actor: null,
        operation: 'clock.sendDue',
        subject: email.id,
        outcome: 'done',
      });
      sent.push({ seq, brandId: email.brandId });
    }
    return sent;
  });
  for (const { seq, brandId } of events) {
    changes.publish({ seq, topics: ['emails'], brandId, actor: null });
  }
}
