import type { ContentStatus, ContentType } from '@brandroom/domain/content/content.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import { canSeeContent, seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Caller } from '../../pipeline/access';
import type { IndexName, StoredContent } from '../../store/collections';
import type { Range, ReadTransaction } from '../../store/store';

/** Returns whether the caller sees every item of a brand, so that an index can answer alone. */
export function seesEverything({ user }: Caller, brandId: BrandId): boolean {
  return contentTypes.every((type) => seesUnfinishedContent(user, type, brandId));
}

/** Returns whether the caller can see any item of this status. */
function seesSome({ user }: Caller, { brandId, status }: OfStatus): boolean {
  const isFinished = status === 'approved' || status === 'published';
  return isFinished || contentTypes.some((type) => seesUnfinishedContent(user, type, brandId));
}

const step = 50;

export interface Slice {
  direction: 'ascending' | 'descending';
  limit: number;
}

interface IndexScan {
  brandId: BrandId;
  index: IndexName<'content'>;
  range: Range;
}

/**
 * The first items of an index that the caller sees. Reads in steps, so that a few rows of a large
 * brand cost a few reads even if the caller does not see every row.
 */
async function firstVisible(
  transaction: ReadTransaction,
  caller: Caller,
  { brandId, index, range }: IndexScan,
  { direction, limit }: Slice,
): Promise<StoredContent[]> {
  const size = seesEverything(caller, brandId) ? limit : step;
  const found: StoredContent[] = [];
  for (let offset = 0; found.length < limit; offset += size) {
    const rows = await transaction.list('content', index, range, {
      direction,
      offset,
      limit: size,
    });
    found.push(...rows.filter((item) => canSeeContent(caller.user, item)));
    if (rows.length < size) break;
  }
  return found.slice(0, limit);
}

/** A brand's items that the caller sees, the last changed first. */
export function lastChanged(
  transaction: ReadTransaction,
  caller: Caller,
  brandId: BrandId,
  limit: number,
): Promise<StoredContent[]> {
  const scan: IndexScan = { brandId, index: 'byBrandUpdated', range: { equals: [brandId] } };
  return firstVisible(transaction, caller, scan, { direction: 'descending', limit });
}

/** Items of one status in one brand; `from` is the earliest date, and included. */
export interface OfStatus {
  brandId: BrandId;
  status: ContentStatus;
  /** All types by default. */
  type?: ContentType | undefined;
  from?: string;
}

/** Returns a filter for the items that the caller sees, of one type if it is given. */
export function isShown({ user }: Caller, { type }: Pick<OfStatus, 'type'>) {
  return (item: Parameters<typeof canSeeContent>[1]): boolean =>
    (type === undefined || item.type === type) && canSeeContent(user, item);
}

const indexBySortKey = {
  date: 'byBrandStatus',
  createdAt: 'byBrandStatusCreated',
  dated: 'byBrandStatusDated',
} as const;

/**
 * The first items of a status that the caller sees, by their date or by when they were made; by `dated` only those that
 * have a date in the calendar.
 */
export async function firstOfStatus(
  transaction: ReadTransaction,
  caller: Caller,
  which: Omit<OfStatus, 'type'> & { by: keyof typeof indexBySortKey },
  slice: Slice,
): Promise<StoredContent[]> {
  if (!seesSome(caller, which)) return [];
  const { brandId, status, from } = which;
  const index = indexBySortKey[which.by];
  const range = { equals: [brandId, status], from };
  return firstVisible(transaction, caller, { brandId, index, range }, slice);
}

/**
 * How many items of a status the caller sees. Lists no rows where all or none are visible and of every type, and narrow
 * rows without `from`.
 */
export async function countOfStatus(
  transaction: ReadTransaction,
  caller: Caller,
  which: OfStatus,
): Promise<number> {
  if (!seesSome(caller, which)) return 0;
  const { brandId, status, type, from } = which;
  const range = { equals: [brandId, status], from };
  if (type === undefined && seesEverything(caller, brandId))
    return transaction.count('content', 'byBrandStatus', range);
  const rows =
    from === undefined
      ? await transaction.list('contentMoves', 'byBrandStatusSince', range)
      : await transaction.list('content', 'byBrandStatus', range);
  return rows.filter(isShown(caller, which)).length;
}
