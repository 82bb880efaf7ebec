import { channels } from '@brandroom/domain/content/channel';
import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import type { ContentOrder } from '@brandroom/domain/content/order';
import { matchesContentSearch } from '@brandroom/domain/content/search-text';
import { canSeeContent, seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import { contentStatuses, contentTypes } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { SortDirection } from '@brandroom/domain/sort-direction';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Caller } from '../../pipeline/access';
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
  /** Without the items that have no date. */
  isDated?: boolean | undefined;
}

interface Paged {
  offset: number;
  limit: number;
}

export interface ContentSelection extends ContentFilter, Paged {
  from?: string | undefined;
  until?: string | undefined;
  orderBy: ContentOrder;
  direction: SortDirection;
}

/** Returns whether an item matches the filter and the caller can see it. */
export function matcher(caller: Caller, filter: ContentFilter) {
  const { status, platform, type, campaignId, text = '', isDated = false } = filter;
  return (item: StoredContent) =>
    (status === undefined || item.status === status) &&
    (type === undefined || item.type === type) &&
    (platform === undefined || (item.type === 'social' && item.platform === platform)) &&
    (campaignId === undefined || item.campaignId === campaignId) &&
    (!isDated || item.dated !== null) &&
    matchesContentSearch(item, text) &&
    canSeeContent(caller.user, item);
}

/** Whether the filter matches, and the caller sees, every item of the index range, so that an index alone answers. */
export function matchesAll(caller: Caller, filter: ContentFilter): boolean {
  const { brandId, platform, type, text, isDated } = filter;
  return (
    contentTypes.every((each) => seesUnfinishedContent(caller.user, each, brandId)) &&
    [platform, type, text?.trim() || undefined, isDated || undefined].every(
      (part) => part === undefined,
    )
  );
}

/** The rows of a campaign, by date: few, so that whatever else is asked is found among them. */
export function campaignIndex({ brandId, campaignId }: ContentFilter) {
  return campaignId === undefined
    ? undefined
    : ({ index: 'byBrandCampaign', equals: [brandId, campaignId] } as const);
}

interface IndexScan {
  index: IndexName<'content'>;
  range: Range;
  direction?: SortDirection;
  /** Every row of the range matches, and the caller sees it. */
  isWhole?: boolean | undefined;
  /** The order where it is not that of the index. */
  compare?: (a: StoredContent, b: StoredContent) => number;
}

interface Rows {
  rows: StoredContent[];
  total: number;
}

const none: Rows = { rows: [], total: 0 };

/** Behind every moment. */
const lastText = '~';

/** A part of a list, which is read page by page. */
type Part = (page: Paged) => Promise<Rows>;

interface SplitRows extends Rows {
  /** How many of the matches are still ahead, where those without a date and the past come last. */
  upcoming?: number;
}

async function pageOf(
  transaction: ReadTransaction,
  { index, range, isWhole, direction = 'descending', compare }: IndexScan,
  { offset, limit }: Paged,
  matches: (item: StoredContent) => boolean,
): Promise<Rows> {
  const { from = '', until = lastText } = range;
  if (from >= until) return none;
  if (isWhole) {
    return {
      rows: await transaction.list('content', index, range, { direction, offset, limit }),
      total: await transaction.count('content', index, range),
    };
  }
  const all = await transaction.list('content', index, range, { direction });
  const matching = all.filter(matches);
  if (compare) matching.sort(compare);
  return { rows: matching.slice(offset, offset + limit), total: matching.length };
}

/**
 * A page of a brand's content in the order that is asked for, and how many match in all. Only what
 * the caller may see is read, counted and returned. Without a filter that needs the text of the
 * items an index answers alone, so that a page costs the same in a brand of any size.
 *
 * @param at the moment that separates upcoming from past items in the order `upcoming`
 */
export async function selectContent(
  transaction: ReadTransaction,
  caller: Caller,
  selection: ContentSelection,
  at: Instant,
): Promise<SplitRows> {
  const { orderBy, direction } = selection;
  const scan = dateScan(caller, selection);
  const matches = matcher(caller, selection);
  if (orderBy === 'upcoming') {
    const { ahead, past } = splitAt(datedScan(scan, selection), at);
    const isDated = matcher(caller, { ...selection, isDated: true });
    const { first, ...found } = await pageAcross(selection, [
      (page) => pageOf(transaction, ahead, page, isDated),
      (page) => selectUndated(transaction, caller, { ...selection, ...page }),
      (page) => pageOf(transaction, past, page, isDated),
    ]);
    return { ...found, upcoming: first };
  }
  if (orderBy === 'date') return pageOf(transaction, { ...scan, direction }, selection, matches);
  const ordered = matchesAll(caller, selection) ? orderedScans(selection, orderBy) : undefined;
  if (ordered) {
    const { first: _, ...found } = await pageAcross(
      selection,
      ordered.map((each) => (page) => pageOf(transaction, each, page, matches)),
    );
    return found;
  }
  const compareBy = comparisons[orderBy];
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (a: StoredContent, b: StoredContent) =>
    sign * compareBy(a, b) || byText(b.date, a.date) || byText(b.id, a.id);
  return pageOf(transaction, { ...scan, isWhole: false, compare }, selection, matches);
}

type FactOrder = Exclude<ContentOrder, 'date' | 'upcoming'>;

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const statusRank = ({ status }: StoredContent) => contentStatuses.indexOf(status);

const comparisons: Record<FactOrder, (a: StoredContent, b: StoredContent) => number> = {
  title: (a, b) => byText(a.titleKey, b.titleKey),
  channel: (a, b) => byText(a.channel, b.channel),
  status: (a, b) => statusRank(a) - statusRank(b),
  updatedAt: (a, b) => byText(a.updatedAt, b.updatedAt),
};
const channelsByName = channels.toSorted(byText);

/** The parts of an index that are, one behind the other, a list in this order; none where no index is. */
function orderedScans(
  { brandId, status, campaignId, from, until, direction }: ContentSelection,
  orderBy: FactOrder,
): IndexScan[] | undefined {
  if (campaignId !== undefined || orderBy === 'updatedAt') return undefined;
  const ofStatus = status === undefined ? [brandId] : [brandId, status];
  if (orderBy === 'title') {
    if (from !== undefined || until !== undefined) return undefined;
    const index = status === undefined ? 'byBrandTitle' : 'byBrandStatusTitle';
    return [{ index, range: { equals: ofStatus }, direction, isWhole: true }];
  }
  // Equal items are sorted newest first in both directions.
  const scanOf = (index: IndexScan['index'], equals: readonly string[]) =>
    ({ index, range: { equals, from, until }, isWhole: true }) as const;
  const channelIndex = status === undefined ? 'byBrandChannel' : 'byBrandStatusChannel';
  const statuses = status === undefined ? contentStatuses : [status];
  const ascending =
    orderBy === 'channel'
      ? channelsByName.map((channel) => scanOf(channelIndex, [...ofStatus, channel]))
      : statuses.map((each) => scanOf('byBrandStatus', [brandId, each]));
  return direction === 'ascending' ? ascending : ascending.toReversed();
}

/** Splits a scan into the items ahead of a moment, the next first, and past ones, the last first. */
function splitAt(scan: IndexScan, at: Instant): { ahead: IndexScan; past: IndexScan } {
  const { from = '', until = lastText, ...range } = scan.range;
  const start = from > at ? from : at;
  const end = until < at ? until : at;
  return {
    ahead: { ...scan, direction: 'ascending', range: { ...range, from: start, until } },
    past: { ...scan, direction: 'descending', range: { ...range, from, until: end } },
  };
}

/** A page across several parts, one after the other, and how many all and the first of them have. */
async function pageAcross(
  { offset, limit }: Paged,
  parts: readonly Part[],
): Promise<Rows & { first: number }> {
  const rows: StoredContent[] = [];
  let total = 0;
  let first: number | undefined;
  for (const part of parts) {
    const found = await part({ offset: Math.max(0, offset - total), limit: limit - rows.length });
    rows.push(...found.rows);
    first ??= found.total;
    total += found.total;
  }
  return { rows, total, first: first ?? 0 };
}

const isAlwaysDated = (status: ContentStatus | undefined) =>
  status === 'scheduled' || status === 'published';

/** A scan by date without the items that have none, by an index alone where one has only those. */
function datedScan(scan: IndexScan, { status }: ContentFilter): IndexScan {
  return scan.index === 'byBrand'
    ? { ...scan, index: 'byBrandDated' }
    : { ...scan, isWhole: scan.isWhole && isAlwaysDated(status) };
}

function dateScan(caller: Caller, selection: ContentSelection): IndexScan {
  const { brandId, status, from, until } = selection;
  const inBrand =
    status === undefined
      ? ({ index: 'byBrand', equals: [brandId] } as const)
      : ({ index: 'byBrandStatus', equals: [brandId, status] } as const);
  const inCampaign = campaignIndex(selection);
  const { index, equals } = inCampaign ?? inBrand;
  return {
    index,
    range: { equals, from, until },
    isWhole: matchesAll(caller, selection) && (inCampaign === undefined || status === undefined),
  };
}

/** The order of the index of unscheduled content. */
const lastChange = ({ updatedAt, id }: StoredContent) => `${updatedAt} ${id}`;

/** A page of unscheduled content, the last changed first. Reads no item that has a date. */
export async function selectUndated(
  transaction: ReadTransaction,
  caller: Caller,
  selection: ContentFilter & Paged & Pick<ContentSelection, 'from' | 'until'>,
): Promise<Rows> {
  const { brandId, status, from = '', until = lastText } = selection;
  if (isAlwaysDated(status)) return none;
  const isMatch = matcher(caller, selection);
  const { index, equals } = campaignIndex(selection) ?? {
    index: 'byBrandUndated',
    equals: [brandId],
  };
  return pageOf(
    transaction,
    {
      index,
      range: { equals },
      isWhole:
        !(status ?? selection.campaignId ?? selection.from ?? selection.until) &&
        matchesAll(caller, selection),
      compare: (a, b) => byText(lastChange(b), lastChange(a)),
    },
    selection,
    (item) => item.undated !== null && item.date >= from && item.date < until && isMatch(item),
  );
}
