import { decide } from '@brandroom/machines/content-workflow/decide';

import type { Backend } from '../pipeline/backend';
import { nextSeq, writeAudit } from '../pipeline/audit';
import { takeStep } from '../operations/content/step';
import type { StoredContent } from '../store/collections';
import type { ReadTransaction, Store } from '../store/store';

/** Returns the items that are due. Those of an archived brand wait until it is restored. */
async function due(transaction: ReadTransaction, now: string): Promise<StoredContent[]> {
  // `until` is exclusive and moments have milliseconds, so the moment itself is let in with "~".
  const range = { equals: ['scheduled'], until: `${now}~` };
  const items = await transaction.list('content', 'byStatus', range);
  if (items.length === 0) return items;
  const brands = await transaction.all('brands');
  const archived = new Set(brands.flatMap(({ id, archivedAt }) => (archivedAt ? [id] : [])));
  return items.filter(({ brandId }) => !archived.has(brandId));
}

/** Publishes every item that is due, including those that became due while no tab was open. */
export async function publishDue({ env, changes }: Backend, store: Store): Promise<void> {
  const at = env.now();
  const waiting = await store.read((transaction) => due(transaction, at));
  if (waiting.length === 0) return;

  const events = await store.write(async (transaction) => {
    const published: { seq: number; brandId: StoredContent['brandId'] }[] = [];
    for (const item of await due(transaction, at)) {
      const event = { type: 'DUE', at } as const;
      // One that the machine refuses, such as one with a broken date, must not keep the others waiting.
      if (!decide(item, event).taken) continue;
      await takeStep(transaction, { item, action: 'due', event, caller: null, at, env });
      const seq = await nextSeq(transaction);
      await writeAudit(transaction, seq, {
        at,
        actor: null,
        operation: 'clock.publishDue',
        subject: item.id,
        outcome: 'done',
      });
      published.push({ seq, brandId: item.brandId });
    }
    return published;
  });
  for (const { seq, brandId } of events) {
    changes.publish({ seq, topics: ['content'], brandId, actor: null });
  }
}
