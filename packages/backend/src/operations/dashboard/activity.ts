import type { ActivityEntry } from '@brandroom/domain/contract/dashboard.contract';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Caller } from '../../pipeline/access';
import type { StoredContent, StoredFile } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { lastChanged } from '../content/visible-content';

const contentEntry = ({ id, title, status, updatedAt }: StoredContent): ActivityEntry => ({
  kind: 'content',
  id,
  title,
  status,
  at: updatedAt,
});

const fileEntry = ({ id, name, createdAt }: StoredFile): ActivityEntry => ({
  kind: 'file',
  id,
  name,
  at: createdAt,
});

const newestFirst = (a: ActivityEntry, b: ActivityEntry) =>
  a.at === b.at ? 0 : a.at < b.at ? 1 : -1;

/** The latest changes of content and uploads that the caller may see, newest first. */
export async function recentActivity(
  transaction: ReadTransaction,
  caller: Caller,
  brandId: BrandId,
  limit: number,
): Promise<ActivityEntry[]> {
  const content = await lastChanged(transaction, caller, brandId, limit);
  const page = { direction: 'descending', limit } as const;
  const files = can(caller.user, 'files.view', brandId)
    ? await transaction.list('files', 'byBrand', { equals: [brandId] }, page)
    : [];
  return [...content.map(contentEntry), ...files.map(fileEntry)]
    .toSorted(newestFirst)
    .slice(0, limit);
}
