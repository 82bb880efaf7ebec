import { canSeeContent } from '@brandroom/domain/content/visibility';
import { statusChanges } from '@brandroom/domain/content/workflow-summary';

import type { Caller } from '../../pipeline/access';
import type { ContentMoves } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { statusLinesOf } from './stored-content';
import type { OfStatus } from './visible-content';

const slice = 20;

async function findOldest(
  transaction: ReadTransaction,
  { user }: Caller,
  { brandId, status }: OfStatus,
) {
  let oldest: Pick<ContentMoves, 'id' | 'since'> | null = null;
  for (let offset = 0; ; offset += slice) {
    const range = { equals: [brandId, status] };
    const page = { offset, limit: slice };
    const rows = await transaction.list('contentMoves', 'byBrandStatusSince', range, page);
    for (const row of rows) {
      // Where changes are not kept the row tells when the item was made, and none came before that.
      if (oldest && oldest.since <= row.since) return oldest;
      if (!canSeeContent(user, row)) continue;
      const { since } = statusChanges(await statusLinesOf(transaction, row));
      const own = { id: row.id, since: since ?? row.since };
      if (!oldest || own.since < oldest.since) oldest = own;
    }
    if (rows.length < slice) return oldest;
  }
}

/** The item that has had a status longest, of those that the caller sees. */
export async function oldestOfStatus(
  transaction: ReadTransaction,
  caller: Caller,
  which: OfStatus,
) {
  const oldest = await findOldest(transaction, caller, which);
  const item = oldest && (await transaction.get('content', oldest.id));
  return item ? { id: item.id, title: item.title, since: oldest.since } : null;
}
