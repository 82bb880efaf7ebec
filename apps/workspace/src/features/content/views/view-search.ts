import { quickRange, quickRanges } from '@brandroom/domain/content/date';
import type { ViewSearch } from '@brandroom/domain/content/view-search.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { dayOf } from '@brandroom/domain/time/zone';

import type { ContentSearch, ContentView } from '../item/content-search';

interface Moment {
  now: Instant;
  timeZone: string;
}

/** Search parameters whose view is known. */
export type ShownSearch = ContentSearch & { view: Exclude<ContentView, 'review'> };

/**
 * Returns the part of the address that a view stores; a quick range stays relative to the current
 * date.
 */
export function viewSearchOf(search: ShownSearch, { now, timeZone }: Moment): ViewSearch {
  const { view, status, channel, type, campaign, q, start, end, orderBy, direction } = search;
  const range = quickRanges.find((each) => {
    const days = quickRange(each, now, timeZone);
    return days.start === start && days.end === end;
  });
  const days = range ? { range } : { ...(start ? { start } : {}), ...(end ? { end } : {}) };
  return {
    view,
    ...(status ? { status } : {}),
    ...(channel ? { channel } : {}),
    ...(type ? { type } : {}),
    ...(campaign ? { campaign } : {}),
    ...(q ? { q } : {}),
    ...days,
    ...(orderBy ? { orderBy } : {}),
    ...(orderBy && direction ? { direction } : {}),
  };
}

/**
 * Returns the current address of a view. The grid moves to its first day if today is outside it.
 */
export function searchOf(view: ViewSearch, { now, timeZone }: Moment): Partial<ContentSearch> {
  const { range, ...kept } = view;
  const search = range ? { ...kept, ...quickRange(range, now, timeZone) } : kept;
  const { start, end } = search;
  const today = dayOf(now, timeZone);
  const isAway = (start !== undefined && today < start) || (end !== undefined && end < today);
  const date = isAway ? (start ?? end) : undefined;
  return date === undefined ? search : { ...search, date };
}

const keyOf = (view: ViewSearch): string =>
  JSON.stringify(Object.entries(view).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns whether an address shows a view, ignoring its page and the day of the grid. */
export function isShown(view: ViewSearch, search: ShownSearch, moment: Moment): boolean {
  const address = { ...searchOf(view, moment), view: view.view ?? search.view };
  return keyOf(viewSearchOf(address, moment)) === keyOf(viewSearchOf(search, moment));
}
