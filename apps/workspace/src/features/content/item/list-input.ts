import type { Channel } from '@brandroom/domain/content/channel';
import { rangeMoments } from '@brandroom/domain/content/date';
import type { GridView } from '@brandroom/domain/content/grid';
import { gridDays } from '@brandroom/domain/content/grid';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { addDays, startOfDay } from '@brandroom/domain/time/zone';

import type { ContentSearch } from './content-search';

export const pageSize = 40;

function channelFilter(channel: Channel | undefined) {
  if (channel === undefined) return {};
  return channel === 'email' || channel === 'blog' ? { type: channel } : { platform: channel };
}

/** Returns the filters of an address, without dates. */
export function filterInput({ status, channel, type, campaign, q }: ContentSearch) {
  return {
    ...(status ? { status } : {}),
    ...(type ? { type } : {}),
    ...channelFilter(channel),
    ...(campaign ? { campaignId: campaign } : {}),
    ...(q ? { text: q } : {}),
  };
}

/** Returns the input of `content.list` for an address, in the person's time zone. */
export function listInput(brandId: BrandId, search: ContentSearch, timeZone: string) {
  const { start = null, end = null, orderBy, direction = 'ascending', page = 1 } = search;
  return {
    brandId,
    ...filterInput(search),
    ...rangeMoments({ start, end }, timeZone),
    ...(orderBy ? { orderBy, direction } : { orderBy: 'upcoming' as const }),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}

/** Returns the input of `content.waiting`: more items load as these are decided. */
export function waitingInput(brandId: BrandId) {
  return { brandId, limit: 100 };
}

/** The most items that fit a day of the grid on a large screen; the others are behind "more". */
const perDay: Record<GridView, number> = { month: 6, week: 12 };

/** Returns the input of `content.days` for the grid that shows a day. */
export function gridInput(
  brandId: BrandId,
  search: ContentSearch,
  { view, day, timeZone }: { view: GridView; day: PlainDate; timeZone: string },
) {
  const { start, end } = gridDays(view, day);
  return {
    brandId,
    ...filterInput(search),
    from: startOfDay(start, timeZone),
    until: startOfDay(addDays(end, 1), timeZone),
    timeZone,
    perDay: perDay[view],
  };
}

/** The number of items of a day in print, where "more" cannot open. */
export const perPrintedDay = 40;

/** The number of unscheduled items at first, and of each further page. */
export const undatedStep = 12;

/** The most items of one request: a multiple of the step within the contract's limit. */
const undatedPage = 16 * undatedStep;

/** Returns the input of `content.undated` for the first items of an address. */
export const undatedInput = (brandId: BrandId, search: ContentSearch) => ({
  brandId,
  ...filterInput(search),
  offset: 0,
  limit: undatedStep,
});

/** Returns the inputs of `content.undated` for an address, one for each page that is needed. */
export function undatedInputs(brandId: BrandId, search: ContentSearch, wanted = undatedStep) {
  return Array.from({ length: Math.ceil(wanted / undatedPage) }, (_, page) => {
    const offset = page * undatedPage;
    const limit = Math.min(wanted - offset, undatedPage);
    return { ...undatedInput(brandId, search), offset, limit };
  });
}
