import { emailStatuses } from '@brandroom/domain/campaign/email-status';
import { sortDirections } from '@brandroom/domain/sort-direction';
import * as v from 'valibot';

import { oneOf, searchText } from '../../../shared/navigation/search-params';

/** The sort orders, with the direction that phones offer: names from A, dates and figures from the highest. */
export const emailSortOrders = {
  name: { orderBy: 'name', direction: 'ascending' },
  status: { orderBy: 'status', direction: 'ascending' },
  date: { orderBy: 'date', direction: 'descending' },
  recipients: { orderBy: 'recipients', direction: 'descending' },
  opens: { orderBy: 'opens', direction: 'descending' },
  clicks: { orderBy: 'clicks', direction: 'descending' },
} as const;
export type EmailOrder = keyof typeof emailSortOrders;
// The keys of an object that is typed by them.
export const emailOrders = Object.keys(emailSortOrders) as EmailOrder[];

/** The search parameters of the emails. */
export const emailsSearch = v.object({
  status: oneOf(emailStatuses),
  q: searchText(),
  orderBy: oneOf(emailOrders),
  direction: oneOf(sortDirections),
});
export type EmailsSearch = v.InferOutput<typeof emailsSearch>;
