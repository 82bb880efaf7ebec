import { canSeeContent } from '@brandroom/domain/content/visibility';
import { contract } from '@brandroom/domain/contract/contract';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Caller } from '../../pipeline/access';
import { inBrand, signedIn } from '../../pipeline/access';
import { command, query } from '../../pipeline/operation';
import type { StoredContent } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { countOfStatus, firstOfStatus } from '../content/visible-content';

const listed = 50;

// An item that comes back for approval, or was changed while it waited, is news again.
const markOf = ({ id, version }: StoredContent) => `${id}@${version}`;

async function marksOf(transaction: ReadTransaction, { user }: Caller): Promise<readonly string[]> {
  return (await transaction.get('reads', user.id))?.ids ?? [];
}

/** The marks whose item still waits as it was seen, by brand. */
async function standingMarks(
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

/** The pending items the caller sees (docs/product/content-workflow.md#pending-items). */
export const listNotifications = query(contract.notifications.list, {
  access: inBrand(),
  delay: 0,
  run: async (transaction, { subject: { caller, brandId } }) => {
    const pending = { brandId, status: 'pending' } as const;
    const newest = { direction: 'descending', limit: listed } as const;
    const which = { ...pending, by: 'createdAt' } as const;
    const items = await firstOfStatus(transaction, caller, which, newest);
    const total = await countOfStatus(transaction, caller, pending);
    const marks = await standingMarks(transaction, caller);
    const read = new Set(marks.map(({ mark }) => mark));
    return {
      items: items.map((item) => ({
        id: item.id,
        title: item.title,
        createdAt: item.createdAt,
        read: read.has(markOf(item)),
      })),
      total,
      unread: total - marks.filter((mark) => mark.brandId === brandId).length,
    };
  },
});

/** Items that are no longer pending, or that the caller cannot see, are not marked. */
export const markNotificationsRead = command(contract.notifications.markRead, {
  access: signedIn,
  delay: 0,
  invalidates: ['account'],
  run: async (transaction, { input, subject: { caller } }) => {
    const standing = await standingMarks(transaction, caller);
    const ids = new Set(standing.map(({ mark }) => mark));
    for (const id of input.ids) {
      const item = await transaction.get('content', id);
      if (item?.status === 'pending' && canSeeContent(caller.user, item)) ids.add(markOf(item));
    }
    await transaction.put('reads', { id: caller.user.id, ids: [...ids] });
    return null;
  },
});
