import { canSeeContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Caller } from '../../pipeline/access';
import type { StoredContent } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

/** What has no date stands behind every date; an item that is as far as another keeps to its id. */
const placeOf = ({ dated, updatedAt, id }: StoredContent) =>
  [dated ?? '~', dated === null ? updatedAt : '', id].join(' ');

/** The soonest planned first; then what has no date, the longest unchanged first. */
function bySoonest(a: StoredContent, b: StoredContent): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}

/**
 * A page of what waits for a decision and the caller sees. Reads all that waits in the brand, which
 * grows with what people leave undecided and not with the brand.
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
