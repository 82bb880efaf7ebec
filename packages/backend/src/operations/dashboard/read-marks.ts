import { canSeeContent } from '@brandroom/domain/content/visibility';
import type { BrandId, ContentId } from '@brandroom/domain/id.schema';

import type { Caller } from '../../pipeline/access';
import type { StoredContent } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

// An item that comes back for approval, or was changed while it waited, is news again.
export const markOf = ({ id, version }: StoredContent) => `${id}@${version}`;

export const isMarkOf = (mark: string, id: ContentId) => mark.startsWith(`${id}@`);

async function marksOf(transaction: ReadTransaction, { user }: Caller): Promise<readonly string[]> {
  return (await transaction.get('reads', user.id))?.ids ?? [];
}

/** The marks whose item still waits as it was seen, by brand. */
export async function standingMarks(
  transaction: ReadTransaction,
  caller: Caller,
): Promise<{ mark: string; brandId: BrandId }[]> {
  const standing: { mark: string; brandId: BrandId }[] = [];
  for (const mark of await marksOf(transaction, caller)) {
    const [id = ''] = mark.split('@');
    const item = await transaction.get('content', id);
    if (item?.status === 'pending' && markOf(item) === mark && canSeeContent(caller.user, item)) {
      standing.push({ mark, brandId: item.brandId });
    }
  }
  return standing;
}
