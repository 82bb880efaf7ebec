import type { ContentOrder } from '@brandroom/domain/content/order';
import { contentOrders } from '@brandroom/domain/content/order';
import type { SortDescriptor } from '@brandroom/ui/data-column';

import type { ContentSearch } from '../item/content-search';

type Sort = Pick<ContentSearch, 'orderBy' | 'direction'>;

/** The orders of the list with their search parameters. */
export const sortOrders = {
  upcoming: { orderBy: undefined, direction: undefined },
  newest: { orderBy: 'date', direction: 'descending' },
  oldest: { orderBy: 'date', direction: 'ascending' },
  title: { orderBy: 'title', direction: 'ascending' },
  channel: { orderBy: 'channel', direction: 'ascending' },
  status: { orderBy: 'status', direction: 'ascending' },
  campaign: { orderBy: 'campaign', direction: 'ascending' },
  changed: { orderBy: 'updatedAt', direction: 'descending' },
} as const satisfies Record<string, Sort>;

/** Returns the sorted column of the table; the next date first counts as date ascending. */
export function sortOf({ orderBy = 'upcoming', direction = 'ascending' }: Sort): SortDescriptor {
  return orderBy === 'upcoming'
    ? { column: 'date', direction: 'ascending' }
    : { column: orderBy, direction };
}

/**
 * Returns the search parameters for a pressed column header; the date column starts with the next
 * date, or the newest.
 */
export function sortedBy({ column, direction }: SortDescriptor): Sort {
  const orderBy: ContentOrder | undefined = contentOrders.find((each) => each === column);
  if (orderBy === 'date' && direction === 'ascending') return sortOrders.upcoming;
  return { orderBy, direction };
}
