import { canSeeContent } from '@brandroom/domain/content/visibility';
import { contract } from '@brandroom/domain/contract/contract';

import { inBrand, signedIn } from '../../pipeline/access';
import { command, query } from '../../pipeline/operation';
import { countOfStatus, firstOfStatus } from '../content/visible-content';
import { listed, noticesOf } from './listed-notices';
import { notificationSettingsOf } from './notify';
import { markOf, standingMarks } from './read-marks';

/** The pending items the caller sees, and their notices (docs/product/content-workflow.md#notifications). */
export const listNotifications = query(contract.notifications.list, {
  isPrivate: true,
  access: inBrand(),
  delay: 0,
  run: async (transaction, { subject: { caller, brandId } }) => {
    const settings = await notificationSettingsOf(transaction, caller.user.id);
    const notices = await noticesOf(transaction, caller, brandId, settings);
    const unreadNotices = notices.filter(({ read }) => !read).length;
    const pending = { brandId, status: 'pending' } as const;
    const total = await countOfStatus(transaction, caller, pending);
    if (!settings.contentPending.bell) {
      return { items: [], total, unread: 0, isPendingOff: true, notices, unreadNotices };
    }
    const newest = { direction: 'descending', limit: listed } as const;
    const which = { ...pending, by: 'createdAt' } as const;
    const items = await firstOfStatus(transaction, caller, which, newest);
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
      isPendingOff: false,
      notices,
      unreadNotices,
    };
  },
});

/** Items that are no longer pending, and what the caller cannot see, are not marked. */
export const markNotificationsRead = command(contract.notifications.markRead, {
  access: signedIn,
  delay: 0,
  invalidates: ['account'],
  run: async (transaction, { input, subject: { caller } }) => {
    const { id: userId } = caller.user;
    const standing = await standingMarks(transaction, caller);
    const ids = new Set(standing.map(({ mark }) => mark));
    for (const id of input.ids) {
      const item = await transaction.get('content', id);
      if (item?.status === 'pending' && canSeeContent(caller.user, item)) ids.add(markOf(item));
    }
    await transaction.put('reads', { id: userId, ids: [...ids] });
    for (const id of input.noticeIds) {
      const notice = await transaction.get('notices', id);
      if (notice?.userId === userId) await transaction.put('notices', { ...notice, read: true });
    }
    return null;
  },
});
