import { channels } from '@brandroom/domain/content/channel';
import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import type { ContentOrder } from '@brandroom/domain/content/order';
import { titleSortKey } from '@brandroom/domain/content/order';
import { matchesContentSearch } from '@brandroom/domain/content/search-text';
import { canSeeContent, seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import { contentStatuses, contentTypes } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { SortDirection } from '@brandroom/domain/sort-direction';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Caller } from '../../pipeline/access';
import type { IndexName, StoredContent } from '../../store/collections';
import type { Range, ReadTransaction } from '../../store/store';

/** The filters of a brand's items, except for dates. */
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

/** The rows of a campaign, by date: few, so that all other filters run over them. */
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
  isWhole: boolean;
}

interface Rows {
  rows: StoredContent[];
  total: number;
}

interface SplitRows extends Rows {
  /** How many of the matches are still ahead, where the past comes last. */
  upcoming?: number;
}

async function pageOf(
  transaction: ReadTransaction,
  { index, range, isWhole, direction = 'descending' }: IndexScan,
  { offset, limit }: Paged,
  matches: (item: StoredContent) => boolean,
): Promise<Rows> {
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
 * A page of a brand's content in the requested order, and the number of all matches. Only what the
 * caller may see is read, counted and returned. Without a filter that needs the text of the items
 * an index answers alone, so that a page costs the same in a brand of any size.
 *
 * @param at the moment that separates upcoming from past items in the order `upcoming`
 */
export async function selectContent(
  transaction: ReadTransaction,
  caller: Caller,
  selection: ContentSelection,
  at: Instant,
): Promise<SplitRows> {
  const { orderBy, direction, offset, limit } = selection;
  const scan = dateScan(caller, selection);
  const matches = matcher(caller, selection);
  if (orderBy === 'upcoming') {
    const { ahead, past } = splitAt(scan, at);
    const { rows, totals } = await pageAcross(transaction, [ahead, past], selection, matches);
    const [upcoming = 0, before = 0] = totals;
    return { rows, total: upcoming + before, upcoming };
  }
  if (orderBy === 'date') return pageOf(transaction, { ...scan, direction }, selection, matches);
  const ordered = matchesAll(caller, selection) ? orderedScans(selection, orderBy) : undefined;
  if (ordered) {
    const { rows, totals } = await pageAcross(transaction, ordered, selection, matches);
    return { rows, total: totals.reduce((sum, each) => sum + each, 0) };
  }
  const all = await transaction.list('content', scan.index, scan.range);
  const sign = direction === 'ascending' ? 1 : -1;
  const compare =
    orderBy === 'campaign'
      ? await campaignComparison(transaction, caller, selection.brandId, sign)
      : comparisons[orderBy];
  const matching = all
    .filter(matches)
    .toSorted((a, b) => sign * compare(a, b) || byText(b.date, a.date) || byText(b.id, a.id));
  return { rows: matching.slice(offset, offset + limit), total: matching.length };
}

type FactOrder = Exclude<ContentOrder, 'date' | 'upcoming'>;

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const statusRank = ({ status }: StoredContent) => contentStatuses.indexOf(status);

type Comparison = (a: StoredContent, b: StoredContent) => number;

/** By the name of the campaign; items of none that the caller sees are last in both directions. */
async function campaignComparison(
  transaction: ReadTransaction,
  { user }: Caller,
  brandId: BrandId,
  sign: number,
): Promise<Comparison> {
  const seen = can(user, 'campaigns.view', brandId)
    ? await transaction.list('campaigns', 'byBrand', { equals: [brandId] })
    : [];
  const names = new Map<string | null, string>(
    seen.map(({ id, name }) => [id, titleSortKey(name)]),
  );
  return (a, b) => {
    const [one, other] = [names.get(a.campaignId), names.get(b.campaignId)];
    if (one !== undefined && other !== undefined) return byText(one, other);
    return sign * (Number(one === undefined) - Number(other === undefined));
  };
}

const comparisons: Record<Exclude<FactOrder, 'campaign'>, Comparison> = {
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
  if (campaignId !== undefined || orderBy === 'campaign' || orderBy === 'updatedAt') {
    return undefined;
  }
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
  const { from, until, ...range } = scan.range;
  const start = from !== undefined && from > at ? from : at;
  const end = until !== undefined && until < at ? until : at;
  return {
    ahead: { ...scan, direction: 'ascending', range: { ...range, from: start, until } },
    past: { ...scan, direction: 'descending', range: { ...range, from, until: end } },
  };
}

const isEmpty = ({ range: { from, until } }: IndexScan) =>
  from !== undefined && until !== undefined && from >= until;

/** A page across several index ranges, one after the other, and how many each has. */
async function pageAcross(
  transaction: ReadTransaction,
  scans: readonly IndexScan[],
  { offset, limit }: Paged,
  matches: (item: StoredContent) => boolean,
): Promise<{ rows: StoredContent[]; totals: number[] }> {
  const rows: StoredContent[] = [];
  const totals: number[] = [];
  let before = 0;
  for (const scan of scans) {
    const page = { offset: Math.max(0, offset - before), limit: limit - rows.length };
    const found = isEmpty(scan)
      ? { rows: [], total: 0 }
      : await pageOf(transaction, scan, page, matches);
    rows.push(...found.rows);
    totals.push(found.total);
    before += found.total;
  }
  return { rows, totals };
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
const lastChange = ({ undated, id }: StoredContent) => `${undated ?? ''} ${id}`;

/** A page of unscheduled content, the last changed first. Reads no item that has a date. */
export async function selectUndated(
  transaction: ReadTransaction,
  caller: Caller,
  selection: ContentFilter & Paged,
): Promise<Rows> {
  const matches = matcher(caller, selection);
  const inCampaign = campaignIndex(selection);
  if (inCampaign) {
    const { index, equals } = inCampaign;
    const all = await transaction.list('content', index, { equals });
    const matching = all
      .filter((item) => item.undated !== null && matches(item))
      .toSorted((a, b) => (lastChange(a) < lastChange(b) ? 1 : -1));
    const { offset, limit } = selection;
    return { rows: matching.slice(offset, offset + limit), total: matching.length };
  }
  const scan: IndexScan = {
    index: 'byBrandUndated',
    range: { equals: [selection.brandId] },
    isWhole: selection.status === undefined && matchesAll(caller, selection),
  };
  return pageOf(transaction, scan, selection, matches);
}
