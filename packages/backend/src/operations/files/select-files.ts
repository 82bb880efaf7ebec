import type { FileTab } from '@brandroom/domain/contract/files.contract';
import { matchesFileSearch, matchesTab } from '@brandroom/domain/file/library';
import type { FileOrder } from '@brandroom/domain/file/order';
import { orderFiles } from '@brandroom/domain/file/order';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { SortDirection } from '@brandroom/domain/sort-direction';
import { isSameTag } from '@brandroom/domain/tags.schema';

import type { ReadTransaction } from '../../store/store';
import { toAsset } from './stored-file';

export interface FileSelection {
  brandId: BrandId;
  tab: FileTab;
  text?: string | undefined;
  tag?: string | undefined;
  orderBy: FileOrder;
  direction: SortDirection;
  offset: number;
  limit: number;
}

/** A page of a brand's files in the requested order, and the number of all matches. */
export async function selectFiles(
  transaction: ReadTransaction,
  { brandId, tab, text = '', tag, orderBy, direction, offset, limit }: FileSelection,
): Promise<{ items: FileAsset[]; total: number }> {
  const range = { equals: [brandId] };
  const wanted = text.trim();
  if (tab === 'all' && wanted === '' && tag === undefined && orderBy === 'createdAt') {
    const page = { direction, offset, limit };
    const rows = await transaction.list('files', 'byBrand', range, page);
    return {
      items: rows.map(toAsset),
      total: await transaction.count('files', 'byBrand', range),
    };
  }
  const all = await transaction.list('files', 'byBrand', range);
  const matching = all
    .map(toAsset)
    .filter(
      (file) =>
        matchesTab(file, tab) &&
        (tag === undefined || file.tags.some((each) => isSameTag(each, tag))) &&
        (wanted === '' || matchesFileSearch(file, wanted)),
    );
  const ordered = orderFiles(matching, orderBy, direction);
  return { items: ordered.slice(offset, offset + limit), total: matching.length };
}
