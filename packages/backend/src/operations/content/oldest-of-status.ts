import { statusChanges } from '@brandroom/domain/content/workflow-summary';

import type { Caller } from '../../pipeline/access';
import type { ContentMoves } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { statusLinesOf } from './stored-content';
import type { OfStatus } from './visible-content';
import { isShown } from './visible-content';

const slice = 20;

/** When an item got its status; read from the history only where its changes are not kept. */
async function sinceOf(transaction: ReadTransaction, row: ContentMoves): Promise<string> {
  if (row.statusLines) return row.since;
  return statusChanges(await statusLinesOf(transaction, row)).since ?? row.since;
}

async function findOldest(transaction: ReadTransaction, caller: Caller, which: OfStatus) {
  const { brandId, status } = which;
  const isCounted = isShown(caller, which);
  let oldest: Pick<ContentMoves, 'id' | 'since'> | null = null;
  for (let offset = 0; ; offset += slice) {
    const range = { equals: [brandId, status] };
    const page = { offset, limit: slice };
    const rows = await transaction.list('contentMoves', 'byBrandStatusSince', range, page);
    for (const row of rows) {
      // Without kept changes the row says when the item was created, which no change precedes.
      if (oldest && oldest.since <= row.since) return oldest;
      if (!isCounted(row)) continue;
      const since = await sinceOf(transaction, row);
      if (!oldest || since < oldest.since) oldest = { id: row.id, since };
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
