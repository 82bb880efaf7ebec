import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { displayDate } from '@brandroom/domain/content/date';
import type { GridView } from '@brandroom/domain/content/grid';
import { daysFrom, gridDays } from '@brandroom/domain/content/grid';
import type { BrandId, ContentId } from '@brandroom/domain/id.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { dayOf } from '@brandroom/domain/time/zone';
import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from '../../../shared/api/api';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { gridInput, perPrintedDay, undatedInputs } from '../item/list-input';
import type { PendingMoves } from '../actions/use-moves';
import { usePrinting } from './use-printing';

interface Asked {
  brandId: BrandId;
  search: ContentSearch;
  view: GridView;
  day: PlainDate;
  /** The requested number of unscheduled items. */
  undatedLimit: number;
  /** The new dates of items with a pending move. */
  pendingMoves: PendingMoves;
}

interface Undated {
  items: ContentItem[];
  total: number;
}

/** Joins several pages into one. */
const joined = (pages: readonly { data: Undated }[]): Undated => ({
  items: pages.flatMap(({ data }) => data.items),
  total: pages[0]?.data.total ?? 0,
});

const hasDate = ({ scheduledFor, status }: ContentItem) =>
  scheduledFor !== null || status === 'published';

/**
 * Returns each item once, in its newest version: after a move one query may already list the item at
 * its new date while another one still lists it at the old one.
 */
export function newestOf(items: readonly ContentItem[]): ContentItem[] {
  const newest = new Map<ContentId, ContentItem>();
  for (const item of items) {
    const other = newest.get(item.id);
    if (!other || other.version < item.version) newest.set(item.id, item);
  }
  return [...newest.values()];
}

/**
 * Returns whether a day has more items than were asked for. Fewer than that were sent if all days together fill an answer:
 * asking for more of a day then gets the same items.
 */
export function hasMore(
  days: readonly { items: readonly unknown[]; total: number }[],
  perDay: number,
) {
  return days.some(({ items, total }) => items.length === perDay && items.length < total);
}

/** Loads the items of a month or week and the unscheduled ones, with the total of each day. */
export function useGridItems({ brandId, search, view, day, undatedLimit, pendingMoves }: Asked) {
  const api = useApi();
  const input = gridInput(brandId, search, { view, day, timeZone });
  // The page preloads both queries before this renders.
  const { data: few } = useSuspenseQuery(api.content.days.queryOptions({ input }));
  const undated = useSuspenseQueries({
    queries: undatedInputs(brandId, search, undatedLimit).map((each) =>
      api.content.undated.queryOptions({ input: each }),
    ),
    combine: joined,
  });
  // Loaded ahead, because printing does not wait: items that do not fit on the screen must be
  // there.
  const { data: all } = useQuery({
    ...api.content.days.queryOptions({ input: { ...input, perDay: perPrintedDay } }),
    enabled: hasMore(few, input.perDay),
  });
  const isPrinting = usePrinting();
  const days = isPrinting ? (all ?? few) : few;
  const { start, end } = search;
  return useMemo(() => {
    const shown = days.filter((each) => !(start && each.day < start) && !(end && each.day > end));
    const found = newestOf([...shown.flatMap(({ items }) => items), ...undated.items]);
    // A pending move may come from a day that is not shown, or from behind "more".
    const ids = new Set(found.map(({ id }) => id));
    const others = [...pendingMoves.values()].flatMap(({ item }) => (ids.has(item.id) ? [] : item));
    const stored = [...found, ...others];
    const items = stored.map((item) => {
      const move = pendingMoves.get(item.id);
      return move ? { ...item, scheduledFor: move.at } : item;
    });
    const totals = new Map(daysFrom(gridDays(view, day)).map((each) => [each, 0]));
    for (const each of shown) totals.set(each.day, each.total);
    const add = (item: ContentItem, count: number) => {
      if (!hasDate(item)) return;
      const at = dayOf(displayDate(item), timeZone);
      if (totals.has(at)) totals.set(at, (totals.get(at) ?? 0) + count);
    };
    for (const [position, item] of items.entries()) {
      const before = stored[position];
      if (!before || before === item) continue;
      add(before, -1);
      add(item, 1);
    }
    return {
      dated: items.filter(hasDate),
      undated: items.filter((item) => !hasDate(item)),
      undatedTotal: undated.total,
      totals,
    };
  }, [days, undated, pendingMoves, view, day, start, end]);
}
