import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import { matchesContentSearch } from '@brandroom/domain/content/search-text';
import { canSeeContent, seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Asker } from '../../pipeline/access';
import type { IndexName, StoredContent } from '../../store/collections';
import type { Range, ReadTransaction } from '../../store/store';

/** Which of a brand's items are meant, whatever their date. */
export interface ContentFilter {
  brandId: BrandId;
  status?: ContentStatus | undefined;
  platform?: string | undefined;
  type?: ContentItem['type'] | undefined;
  campaignId?: string | undefined;
  text?: string | undefined;
}

interface Paged {
  offset: number;
  limit: number;
}

export interface ContentSelection extends ContentFilter, Paged {
  from?: string | undefined;
  until?: string | undefined;
}

/** Is an item one of those that are meant, and may the asker see it? */
export function matcher(asker: Asker, filter: ContentFilter) {
  const { status, platform, type, campaignId, text = '' } = filter;
  return (item: StoredContent) =>
    (status === undefined || item.status === status) &&
    (type === undefined || item.type === type) &&
    (platform === undefined || (item.type === 'social' && item.platform === platform)) &&
    (campaignId === undefined || item.campaignId === campaignId) &&
    matchesContentSearch(item, text) &&
    canSeeContent(asker.user, item);
}

/** Does the asker mean and see every item of the brand (and status), so that an index answers alone? */
export function takesAll(asker: Asker, filter: ContentFilter): boolean {
  const { brandId, platform, type, campaignId, text } = filter;
  return (
    contentTypes.every((each) => seesUnfinishedContent(asker.user, each, brandId)) &&
    [platform, type, campaignId, text?.trim() || undefined].every((part) => part === undefined)
  );
}

interface Place {
  index: IndexName<'content'>;
  range: Range;
  /** Every row of the range is meant, and the asker sees it. */
  isWhole: boolean;
}

async function descendingPage(
  transaction: ReadTransaction,
  { index, range, isWhole }: Place,
  { offset, limit }: Paged,
  matches: (item: StoredContent) => boolean,
): Promise<{ rows: StoredContent[]; total: number }> {
  const direction = 'descending';
  if (isWhole) {
    return {
      rows: await transaction.list('content', index, range, { direction, offset, limit }),
      total: await transaction.count('content', index, range),
    };
  }
  const all = await transaction.list('content', index, range, { direction });
  const matching = all.filter(matches);
  return { rows: matching.slice(offset, offset + limit), total: matching.length };
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
  const { brandId, status, from, until } = selection;
  const place: Place = {
    index: status === undefined ? 'byBrand' : 'byBrandStatus',
    range: { equals: status === undefined ? [brandId] : [brandId, status], from, until },
    isWhole: takesAll(asker, selection),
  };
  return descendingPage(transaction, place, selection, matcher(asker, selection));
}

/** A page of what has no date yet, the last changed first; reads nothing that has one. */
export async function selectUndated(
  transaction: ReadTransaction,
  asker: Asker,
  selection: ContentFilter & Paged,
): Promise<{ rows: StoredContent[]; total: number }> {
  const place: Place = {
    index: 'byBrandUndated',
    range: { equals: [selection.brandId] },
    isWhole: selection.status === undefined && takesAll(asker, selection),
  };
  return descendingPage(transaction, place, selection, matcher(asker, selection));
}
