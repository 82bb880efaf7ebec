import type { FileTab } from '@brandroom/domain/contract/files.contract';
import { matchesFileSearch, matchesTab } from '@brandroom/domain/file/library';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { StoredFile } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

export interface FileSelection {
  brandId: BrandId;
  tab: FileTab;
  text?: string | undefined;
  offset: number;
  limit: number;
}

/** A page of a brand's files, newest first, and how many match in all. */
export async function selectFiles(
  transaction: ReadTransaction,
  { brandId, tab, text = '', offset, limit }: FileSelection,
): Promise<{ rows: StoredFile[]; total: number }> {
  const range = { equals: [brandId] };
  const wanted = text.trim();
  if (tab === 'all' && wanted === '') {
    const page = { direction: 'descending', offset, limit } as const;
    return {
      rows: await transaction.list('files', 'byBrand', range, page),
      total: await transaction.count('files', 'byBrand', range),
    };
  }
  const all = await transaction.list('files', 'byBrand', range, { direction: 'descending' });
  const matching = all.filter(
    (file) => matchesTab(file, tab) && (wanted === '' || matchesFileSearch(file, wanted)),
  );
  return { rows: matching.slice(offset, offset + limit), total: matching.length };
}
