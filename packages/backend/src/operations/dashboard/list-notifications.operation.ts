import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
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
