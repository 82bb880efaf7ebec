import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import { matchesContentSearch } from '@brandroom/domain/content/search-text';
import { canSeeContent, seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Asker } from '../../pipeline/access';
import type { StoredContent } from '../../store/collections';
import type { Range, ReadTransaction } from '../../store/store';

export interface ContentSelection {
  brandId: BrandId;
  status?: ContentStatus | undefined;
  platform?: string | undefined;
  type?: ContentItem['type'] | undefined;
  campaignId?: string | undefined;
  text?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  offset: number;
  limit: number;
}

function matcher(asker: Asker, { platform, type, campaignId, text = '' }: ContentSelection) {
  return (item: StoredContent) =>
    (type === undefined || item.type === type) &&
    (platform === undefined || (item.type === 'social' && item.platform === platform)) &&
    (campaignId === undefined || item.campaignId === campaignId) &&
    matchesContentSearch(item, text) &&
    canSeeContent(asker.user, item);
}

/**
 * A page of a brand's content, newest date first, and how many match in all. Only what the asker
 * may see is read, counted and returned. Without a filter that needs the text of the items the
 * index answers alone, so that a page costs the same in a brand of any size.
 */
export async function selectContent(
  transaction: ReadTransaction,
  asker: Asker,
  selection: ContentSelection,
): Promise<{ rows: StoredContent[]; total: number }> {
  const { brandId, status, from, until, offset, limit, platform, type, campaignId } = selection;
  const index = status === undefined ? 'byBrand' : 'byBrandStatus';
  const range: Range = {
    equals: status === undefined ? [brandId] : [brandId, status],
    from,
    until,
  };
  const seesAll = contentTypes.every((each) => seesUnfinishedContent(asker.user, each, brandId));
  const byIndexAlone =
    seesAll &&
    [platform, type, campaignId, selection.text?.trim() || undefined].every(
      (part) => part === undefined,
    );

  if (byIndexAlone) {
    const page = { direction: 'descending', offset, limit } as const;
    return {
      rows: await transaction.list('content', index, range, page),
      total: await transaction.count('content', index, range),
    };
  }
  const all = await transaction.list('content', index, range, { direction: 'descending' });
  const matching = all.filter(matcher(asker, selection));
  return { rows: matching.slice(offset, offset + limit), total: matching.length };
}
