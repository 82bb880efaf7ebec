import type { NotificationSettings } from '@brandroom/domain/account/notification-settings.schema';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import type { Notice } from '@brandroom/domain/contract/dashboard.contract';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Caller } from '../../pipeline/access';
import type { StoredNotice } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

/** How many of each are listed in the bell. */
export const listed = 50;

/** Whether a notice still leads somewhere that the caller may see. */
async function isStanding(
  transaction: ReadTransaction,
  { user }: Caller,
  { contentId, fileId, brandId }: StoredNotice,
): Promise<boolean> {
  if (contentId !== null) {
    const item = await transaction.get('content', contentId);
    return item !== undefined && canSeeContent(user, item);
  }
  if (fileId !== null) {
    return (
      can(user, 'files.view', brandId) && (await transaction.get('files', fileId)) !== undefined
    );
  }
  return true;
}

function toNotice({ userId: _, brandId: __, channels: ___, ...notice }: StoredNotice): Notice {
  return notice;
}

/** The newest notices of the caller in a brand, without events that they switched off. */
export async function noticesOf(
  transaction: ReadTransaction,
  caller: Caller,
  brandId: BrandId,
  settings: NotificationSettings,
): Promise<Notice[]> {
  const range = { equals: [caller.user.id, brandId] };
  const newest = { direction: 'descending', limit: listed } as const;
  const notices: Notice[] = [];
  for (const notice of await transaction.list('notices', 'byBrand', range, newest)) {
    if (!settings[notice.event].bell || !notice.channels.includes('bell')) continue;
    if (await isStanding(transaction, caller, notice)) notices.push(toNotice(notice));
  }
  return notices;
}
