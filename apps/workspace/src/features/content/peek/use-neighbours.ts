import { periodOf } from '@brandroom/domain/content/grid';
import type { BrandId, ContentId } from '@brandroom/domain/id.schema';
import { dayOf } from '@brandroom/domain/time/zone';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { instantNow, useClock } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch, ContentView } from '../item/content-search';
import { gridInput, listInput } from '../item/list-input';

/** The items around one, in the order of the page of the list or the period of the grid; cached, for it is shown. */
export function useNeighbours(brandId: BrandId, search: ContentSearch, view: ContentView) {
  const { content } = useApi();
  const today = dayOf(instantNow(useClock()), timeZone);
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
    enabled: view !== 'list',
  });
  const { start, end } = periodOf(gridView, day);
  const inPeriod = (days ?? []).filter((each) => each.day >= start && each.day <= end);
  const items = view === 'list' ? (list?.items ?? []) : inPeriod.flatMap((each) => each.items);
  return (id: ContentId, by: -1 | 1): ContentId | undefined => {
    const at = items.findIndex((item) => item.id === id);
    return items[at < 0 ? 0 : at + by]?.id;
  };
}
