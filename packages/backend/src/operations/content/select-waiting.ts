import { canSeeContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Caller } from '../../pipeline/access';
import type { StoredContent } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

/** Sort key: items without a date come last, and the id breaks ties. */
const placeOf = ({ dated, updatedAt, id }: StoredContent) =>
  [dated ?? '~', dated === null ? updatedAt : '', id].join(' ');

/** Sorts by planned date; items without a date come last, the longest unchanged first. */
function bySoonest(a: StoredContent, b: StoredContent): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}

/**
 * A page of the pending items that the caller can see. Reads all pending items of the brand, whose
 * number grows with the undecided ones and not with the brand.
 */
export async function selectWaiting(
  transaction: ReadTransaction,
  caller: Caller,
  { brandId, offset, limit }: { brandId: BrandId; offset: number; limit: number },
): Promise<{ rows: StoredContent[]; total: number }> {
  const range = { equals: [brandId, 'pending'] };
  const pending = await transaction.list('content', 'byBrandStatus', range);
  const seen = pending.filter((item) => canSeeContent(caller.user, item)).toSorted(bySoonest);
  return { rows: seen.slice(offset, offset + limit), total: seen.length };
}
