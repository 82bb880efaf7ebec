import { displayDate, rangeMoments } from '@brandroom/domain/content/date';
import { gridDays } from '@brandroom/domain/content/grid';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { addDays, dayOf } from '@brandroom/domain/time/zone';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch, ContentView } from '../item/content-search';
import { filterInput } from '../item/list-input';

/** Search matches on days that the grid does not show. */
interface MatchesElsewhere {
  count: number;
  /** The day of the next match, else of the last earlier one. */
  day: PlainDate;
  isLater: boolean;
}

/**
 * Finds search matches on days that are not shown; null if there are none or the answer is pending.
 */
export function useMatchesElsewhere(
  brandId: BrandId,
  search: ContentSearch,
  view: Exclude<ContentView, 'review'>,
): MatchesElsewhere | null {
  const { content } = useApi();
  const now = useNow();
  const { q, start = null, end = null, date } = search;
  const isAsked = q !== undefined && view !== 'list';
  const shown = gridDays(view === 'week' ? view : 'month', date ?? dayOf(now(), timeZone));
  const query = (days: { start: PlainDate | null; end: PlainDate | null }, isLater: boolean) => ({
    ...content.list.queryOptions({
      input: {
        brandId,
        ...filterInput(search),
        ...rangeMoments(days, timeZone),
        isDated: true,
        direction: isLater ? 'ascending' : 'descending',
        limit: 1,
      },
    }),
    enabled: isAsked && (days.start === null || days.end === null || days.start <= days.end),
  });
  const after = addDays(shown.end, 1);
  const before = addDays(shown.start, -1);
  const laterDays = { start: start !== null && start > after ? start : after, end };
  const earlierDays = { start, end: end !== null && end < before ? end : before };
  const later = useQuery(query(laterDays, true)).data;
  const earlier = useQuery(query(earlierDays, false)).data;
  if (!isAsked || !later || !earlier) return null;
  const [next] = later.items;
  const found = next ?? earlier.items[0];
  if (!found) return null;
  const count = later.total + earlier.total;
  return { count, day: dayOf(displayDate(found), timeZone), isLater: next !== undefined };
}
