import { periodOf } from '@brandroom/domain/content/grid';
import type { BrandId, ContentId } from '@brandroom/domain/id.schema';
import { dayOf } from '@brandroom/domain/time/zone';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import type { PeekSearch } from '../../../shared/navigation/peek';
import { instantNow, useClock } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { viewOf } from '../item/calendar-position';
import type { ContentSearch } from '../item/content-search';
import { withoutPeek } from '../item/content-search';
import { gridInput, listInput } from '../item/list-input';

/**
 * Returns the neighbor that a step leads to. For an item that has left the list, the next one is
 * in its place.
 * @param lastAt where the item was last; undefined if it was never listed
 */
export function neighbourOf(
  neighbours: readonly ContentId[],
  { id, lastAt }: { id: ContentId; lastAt: number | undefined },
  by: -1 | 1,
): ContentId | undefined {
  const at = neighbours.indexOf(id);
  if (at >= 0) return neighbours[at + by];
  if (lastAt === undefined) return neighbours[0];
  return neighbours[by === 1 ? lastAt : lastAt - 1];
}

/**
 * Returns the items that the calendar shows, in the order of its list page or grid, from the cache.
 * Empty on other pages.
 */
export function useNeighbours(
  brandId: BrandId,
  calendar: (ContentSearch & PeekSearch) | undefined,
): readonly ContentId[] {
  const { content } = useApi();
  const today = dayOf(instantNow(useClock()), timeZone);
  const search = withoutPeek(calendar ?? {});
  const view = calendar && viewOf(search);
  const day = search.date ?? today;
  const gridView = view === 'week' ? view : 'month';
  const { data: list } = useQuery({
    ...content.list.queryOptions({ input: listInput(brandId, search, timeZone) }),
    enabled: view === 'list',
  });
  const { data: days } = useQuery({
    ...content.days.queryOptions({
      input: gridInput(brandId, search, { view: gridView, day, timeZone }),
    }),
    enabled: view === 'month' || view === 'week',
  });
  if (view === 'list') return (list?.items ?? []).map(({ id }) => id);
  const { start, end } = periodOf(gridView, day);
  return (days ?? [])
    .filter((each) => each.day >= start && each.day <= end)
    .flatMap((each) => each.items.map(({ id }) => id));
}
