import type {
  NotificationChannel,
  NotificationEvent,
  NotificationSettings,
} from '@brandroom/domain/account/notification-settings.schema';
import { defaultNotificationSettings } from '@brandroom/domain/account/notification-settings.schema';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { canSeeContent, contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId, ContentId, FileId, UserId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Env } from '../../env';
import type { StoredFile, StoredUser } from '../../store/collections';
import type { ReadTransaction, WriteTransaction } from '../../store/store';

/** The person's table of event and channel, or the default one. */
export async function notificationSettingsOf(
  transaction: ReadTransaction,
  userId: UserId,
): Promise<NotificationSettings> {
  const stored = await transaction.get('notificationSettings', userId);
  if (!stored) return defaultNotificationSettings;
  const { id: _, ...settings } = stored;
  return settings;
}

/** An event with the content of its notifications. */
export interface Happening {
  event: NotificationEvent;
  brandId: BrandId;
  title: string;
  contentId?: ContentId;
  fileId?: FileId;
  /** Who did it, and gets no notice of it; null for scheduled publishing. */
  by: StoredUser | null;
  note?: string | null;
  at: string;
  env: Env;
}

/** The channels that the person chose and that the brand is connected to. */
async function channelsFor(
  transaction: ReadTransaction,
  userId: UserId,
  { event, brandId }: Happening,
): Promise<NotificationChannel[]> {
  const chosen = (await notificationSettingsOf(transaction, userId))[event];
  const channels: NotificationChannel[] = [];
  // The bell reads pending items from the content itself.
  if (chosen.bell && event !== 'contentPending') channels.push('bell');
  if (chosen.email) channels.push('email');
  for (const service of ['slack', 'teams'] as const) {
    if (!chosen[service]) continue;
    const connection = await transaction.get('chatConnections', `${brandId}:${service}`);
    if (connection?.isConnected) channels.push(service);
  }
  return channels;
}

async function notify(
  transaction: WriteTransaction,
  people: readonly StoredUser[],
  happening: Happening,
): Promise<void> {
  const { event, brandId, title, contentId, fileId, by, note, at, env } = happening;
  for (const { id: userId } of people) {
    if (userId === by?.id) continue;
    const channels = await channelsFor(transaction, userId, happening);
    if (channels.length === 0) continue;
    await transaction.put('notices', {
      id: env.id('Notice'),
      userId,
      brandId,
      event,
      contentId: contentId ?? null,
      fileId: fileId ?? null,
      title,
      byName: by?.name ?? null,
      note: note?.trim() ? note.trim() : null,
      at,
      read: false,
      channels,
    });
  }
}

/** The event of a change of status, if anyone is to know of it. */
function eventOf(before: ContentItem['status'], now: ContentItem['status']) {
  if (before === now) return null;
  if (now === 'pending') return 'contentPending';
  if (now === 'published') return 'contentPublished';
  if (before !== 'pending') return null;
  return now === 'approved' ? 'contentApproved' : now === 'rejected' ? 'contentRejected' : null;
}

interface StepTaken extends Pick<Happening, 'by' | 'note' | 'at' | 'env'> {
  before: ContentItem['status'];
  item: ContentItem;
}

/** Notifies the author of a decision or publication, and the approvers of a new submission. */
export async function notifyOfStep(
  transaction: WriteTransaction,
  { before, item, ...step }: StepTaken,
): Promise<void> {
  const event = eventOf(before, item.status);
  if (!event) return;
  const { id: contentId, brandId, title } = item;
  const happening = { event, brandId, title, contentId, ...step } as const;
  if (event === 'contentPending') {
    const right = contentRight('approve', item.type);
    const people = await transaction.all('users');
    const deciders = people.filter(
      (user) => can(user, right, brandId) && canSeeContent(user, item),
    );
    await notify(transaction, deciders, happening);
    return;
  }
  const author = await transaction.get('users', item.createdBy);
  if (author) await notify(transaction, [author], happening);
}

/** Notifies everyone who sees the brand's files of an upload. */
export async function notifyOfUpload(
  transaction: WriteTransaction,
  { id: fileId, brandId, name: title }: StoredFile,
  upload: Pick<Happening, 'by' | 'at' | 'env'>,
): Promise<void> {
  const people = await transaction.all('users');
  const viewers = people.filter((user) => can(user, 'files.view', brandId));
  await notify(transaction, viewers, { event: 'fileUploaded', brandId, title, fileId, ...upload });
}

/** Notifies the managers of a brand of a new member. */
export async function notifyOfJoining(
  transaction: WriteTransaction,
  brandId: BrandId,
  { by, at, env }: { by: StoredUser } & Pick<Happening, 'at' | 'env'>,
): Promise<void> {
  const people = await transaction.all('users');
  const managers = people.filter((user) => can(user, 'manageBrand', brandId));
  const happening = { event: 'memberJoined', brandId, title: by.name, by, at, env } as const;
  await notify(transaction, managers, happening);
}

/** Takes the notices of a decision that was undone from the bell; messages were sent already. */
export async function withdrawNotices(
  transaction: WriteTransaction,
  contentId: ContentId,
  decidedAt: string,
): Promise<void> {
  const range = { equals: [contentId], from: decidedAt };
  for (const notice of await transaction.list('notices', 'byContent', range)) {
    if (notice.event !== 'contentApproved' && notice.event !== 'contentRejected') continue;
    const channels = notice.channels.filter((channel) => channel !== 'bell');
    if (channels.length === 0) await transaction.delete('notices', notice.id);
    else await transaction.put('notices', { ...notice, channels });
  }
}
