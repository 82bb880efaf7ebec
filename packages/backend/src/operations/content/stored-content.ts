import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import type { HistoryLine } from '@brandroom/domain/content/workflow-summary';
import { statusLines } from '@brandroom/domain/content/workflow-summary';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import { canSeeContent, contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId, ContentId } from '@brandroom/domain/id.schema';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { conflict, notFound } from '../../pipeline/failure';
import type { ContentMoves, StoredContent } from '../../store/collections';
import { contentKeys } from '../../store/content-keys';
import type { ReadTransaction } from '../../store/store';

export interface ContentSubject extends BrandSubject {
  item: StoredContent;
}

/** The item as the contract shows it. */
export function toItem(stored: StoredContent): ContentItem {
  const {
    date: _,
    dated: __,
    undated: ___,
    channel: ____,
    titleKey: _____,
    statusLines: ______,
    ...item
  } = stored;
  return item;
}

/** The stored item, with the keys of its indexes. */
export function toStored(item: ContentItem): StoredContent {
  return { ...item, ...contentKeys(item) };
}

/** The caller sees the item, and holds the flag of its type when one is given. */
export function onContent(flag?: ContentFlag): Access<{ id: ContentId }, ContentSubject> {
  return async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const item = await transaction.get('content', input.id);
    if (!item || !canSeeContent(caller.user, item)) throw notFound();
    if (flag) requireRight(caller, contentRight(flag, item.type), item.brandId);
    return { caller, brandId: item.brandId, item };
  };
}

export async function historyOf(
  transaction: ReadTransaction,
  id: ContentId,
): Promise<HistoryEntry[]> {
  return transaction.list('history', 'byContent', { equals: [id] }, { direction: 'descending' });
}

/** The changes of an item's status, oldest first, with when it was created. */
export async function statusLinesOf(
  transaction: ReadTransaction,
  { id, statusLines: kept }: Pick<ContentMoves, 'id'> & Partial<Pick<ContentMoves, 'statusLines'>>,
): Promise<readonly HistoryLine[]> {
  return kept ?? statusLines(await historyOf(transaction, id));
}

/** Throws `conflict` with the changed fields when the input was made from an older version. */
export async function requireVersion(
  transaction: ReadTransaction,
  item: StoredContent,
  version: number,
): Promise<void> {
  if (item.version === version) return;
  const history = await historyOf(transaction, item.id);
  const since = history.filter((entry) => entry.version > version).toReversed();
  throw conflict('Someone edited this item while you were working.', {
    reason: 'version',
    current: toItem(item),
    changes: since.flatMap(changesOf),
    changedAt: item.updatedAt,
    ...(since.at(-1) ? { changedBy: since.at(-1)?.byName ?? '' } : {}),
  });
}

function changesOf({ changes, from, to }: HistoryEntry) {
  const status = from === to ? [] : [{ field: 'status', before: from ?? '', after: to }];
  return [...changes, ...status];
}

/** Every picture must be a file of the same brand. One that an item has already stays, for files come and go. */
export async function missingImage(
  transaction: ReadTransaction,
  brandId: BrandId,
  images: ContentItem['images'],
  present: ContentItem['images'] = [],
): Promise<number> {
  for (const [position, { fileId }] of images.entries()) {
    if (present.some((each) => each.fileId === fileId)) continue;
    const file = await transaction.get('files', fileId);
    if (file?.brandId !== brandId) return position;
  }
  return -1;
}

/**
 * Whether a draft names a campaign that is not its brand's. One that an item has already stays, for campaigns
 * come and go.
 */
export async function isForeignCampaign(
  transaction: ReadTransaction,
  brandId: BrandId,
  { campaignId }: Pick<ContentItem, 'campaignId'>,
  before: ContentItem['campaignId'] = null,
): Promise<boolean> {
  if (campaignId === null || campaignId === before) return false;
  const campaign = await transaction.get('campaigns', campaignId);
  return campaign?.brandId !== brandId;
}
