import type { FileTab } from '@brandroom/domain/contract/files.contract';
import { matchesFileSearch, matchesTab } from '@brandroom/domain/file/library';
import type { FileOrder } from '@brandroom/domain/file/order';
import { orderFiles } from '@brandroom/domain/file/order';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { SortDirection } from '@brandroom/domain/sort-direction';

import type { StoredFile } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

export interface FileSelection {
  brandId: BrandId;
  tab: FileTab;
  text?: string | undefined;
  orderBy: FileOrder;
  direction: SortDirection;
  offset: number;
  limit: number;
}

/** A page of a brand's files in the order that is asked for, and how many match in all. */
export async function selectFiles(
  transaction: ReadTransaction,
  { brandId, tab, text = '', orderBy, direction, offset, limit }: FileSelection,
): Promise<{ rows: StoredFile[]; total: number }> {
  const range = { equals: [brandId] };
  const wanted = text.trim();
  if (tab === 'all' && wanted === '' && orderBy === 'createdAt') {
    const page = { direction, offset, limit };
    return {
      rows: await transaction.list('files', 'byBrand', range, page),
      total: await transaction.count('files', 'byBrand', range),
    };
  }
  const all = await transaction.list('files', 'byBrand', range);
  const matching = all.filter(
    (file) => matchesTab(file, tab) && (wanted === '' || matchesFileSearch(file, wanted)),
  );
  const ordered = orderFiles(matching, orderBy, direction);
  return { rows: ordered.slice(offset, offset + limit), total: matching.length };
}
