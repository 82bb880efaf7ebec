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

/** Does the asker mean and see every item of the brand (and status or campaign), so that an index answers alone? */
export function takesAll(asker: Asker, filter: ContentFilter): boolean {
  const { brandId, platform, type, text } = filter;
  return (
    contentTypes.every((each) => seesUnfinishedContent(asker.user, each, brandId)) &&
    [platform, type, text?.trim() || undefined].every((part) => part === undefined)
  );
}

/** The rows of a campaign, by date: few, so that whatever else is asked is found among them. */
export function campaignPlace({ brandId, campaignId }: ContentFilter) {
  return campaignId === undefined
    ? undefined
    : ({ index: 'byBrandCampaign', equals: [brandId, campaignId] } as const);
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
  const inBrand =
    status === undefined
      ? ({ index: 'byBrand', equals: [brandId] } as const)
      : ({ index: 'byBrandStatus', equals: [brandId, status] } as const);
  const inCampaign = campaignPlace(selection);
  const { index, equals } = inCampaign ?? inBrand;
  const place: Place = {
    index,
    range: { equals, from, until },
    isWhole: takesAll(asker, selection) && (inCampaign === undefined || status === undefined),
  };
  return descendingPage(transaction, place, selection, matcher(asker, selection));
}

/** As the index of what has no date is ordered. */
const lastChange = ({ undated, id }: StoredContent) => `${undated ?? ''} ${id}`;

/** A page of what has no date yet, the last changed first; reads nothing that has one. */
export async function selectUndated(
  transaction: ReadTransaction,
  asker: Asker,
  selection: ContentFilter & Paged,
): Promise<{ rows: StoredContent[]; total: number }> {
  const matches = matcher(asker, selection);
  const inCampaign = campaignPlace(selection);
  if (inCampaign) {
    const { index, equals } = inCampaign;
    const all = await transaction.list('content', index, { equals });
    const matching = all
      .filter((item) => item.undated !== null && matches(item))
      .toSorted((a, b) => (lastChange(a) < lastChange(b) ? 1 : -1));
    const { offset, limit } = selection;
    return { rows: matching.slice(offset, offset + limit), total: matching.length };
  }
  const place: Place = {
    index: 'byBrandUndated',
    range: { equals: [selection.brandId] },
    isWhole: selection.status === undefined && takesAll(asker, selection),
  };
  return descendingPage(transaction, place, selection, matches);
}
