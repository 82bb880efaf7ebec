import { canSeeContent } from '@brandroom/domain/content/visibility';
import { contract } from '@brandroom/domain/contract/contract';
import type { Id, UserId } from '@brandroom/domain/id.schema';

import { signedIn } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import type { WriteTransaction } from '../../store/store';
import { isMarkOf, markOf, standingMarks } from './read-marks';

const marking = { access: signedIn, delay: 0, invalidates: ['account'] } as const;

/** Items that are no longer pending, and items hidden from the caller, are not marked. */
export const markNotificationsRead = command(contract.notifications.markRead, {
  ...marking,
  run: async (transaction, { input, subject: { caller } }) => {
    const { id: userId } = caller.user;
    const standing = await standingMarks(transaction, caller);
    const ids = new Set(standing.map(({ mark }) => mark));
    for (const id of input.ids) {
      const item = await transaction.get('content', id);
      if (item?.status === 'pending' && canSeeContent(caller.user, item)) ids.add(markOf(item));
    }
    await transaction.put('reads', { id: userId, ids: [...ids] });
    await markNotices(transaction, { userId, ids: input.noticeIds, read: true });
    return null;
  },
});

export const markNotificationsUnread = command(contract.notifications.markUnread, {
  ...marking,
  run: async (transaction, { input, subject: { caller } }) => {
    const { id: userId } = caller.user;
    const standing = await standingMarks(transaction, caller);
    const isKept = ({ mark }: { mark: string }) => !input.ids.some((id) => isMarkOf(mark, id));
    const ids = standing.filter(isKept).map(({ mark }) => mark);
    await transaction.put('reads', { id: userId, ids });
    await markNotices(transaction, { userId, ids: input.noticeIds, read: false });
    return null;
  },
});

interface NoticeMarks {
  userId: UserId;
  ids: readonly Id<'Notice'>[];
  read: boolean;
}

/** Notices of other people are not marked. */
async function markNotices(transaction: WriteTransaction, { userId, ids, read }: NoticeMarks) {
  for (const id of ids) {
    const notice = await transaction.get('notices', id);
    if (notice?.userId === userId) await transaction.put('notices', { ...notice, read });
  }
}
