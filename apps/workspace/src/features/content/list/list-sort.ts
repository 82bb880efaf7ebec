import type { ContentOrder } from '@brandroom/domain/content/order';
import { contentOrders } from '@brandroom/domain/content/order';
import type { SortDescriptor } from '@brandroom/ui/data-column';

import type { ContentSearch } from '../item/content-search';

type Sort = Pick<ContentSearch, 'orderBy' | 'direction'>;

/** The orders of the sort field, with the part of an address that asks for each. */
export const sortOrders = {
  upcoming: { orderBy: undefined, direction: undefined },
  newest: { orderBy: 'date', direction: 'descending' },
  oldest: { orderBy: 'date', direction: 'ascending' },
  title: { orderBy: 'title', direction: 'ascending' },
  channel: { orderBy: 'channel', direction: 'ascending' },
  status: { orderBy: 'status', direction: 'ascending' },
} as const satisfies Record<string, Sort>;
export type SortOrder = keyof typeof sortOrders;
export const sortOrderNames = Object.keys(sortOrders) as readonly SortOrder[];

/** The order of an address in the sort field: a column has one entry, whatever its direction. */
export function sortOrderOf({ orderBy = 'upcoming', direction = 'ascending' }: Sort): SortOrder {
  if (orderBy === 'date') return direction === 'ascending' ? 'oldest' : 'newest';
  return orderBy;
}

/** The marked column of the table: the next date first is the date, ascending. */
export function sortOf({ orderBy = 'upcoming', direction = 'ascending' }: Sort): SortDescriptor {
  return orderBy === 'upcoming'
    ? { column: 'date', direction: 'ascending' }
    : { column: orderBy, direction };
}

/** The part of the address for a pressed column; the date has its next one first, or its newest. */
export function sortedBy({ column, direction }: SortDescriptor): Sort {
  const orderBy: ContentOrder | undefined = contentOrders.find((each) => each === column);
  if (orderBy === 'date' && direction === 'ascending') return sortOrders.upcoming;
  return { orderBy, direction };
}
