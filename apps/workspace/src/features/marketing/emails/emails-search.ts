import { emailStatuses } from '@brandroom/domain/campaign/email-status';
import { sortDirections } from '@brandroom/domain/sort-direction';
import * as v from 'valibot';

import { oneOf, searchText } from '../../../shared/navigation/search-params';

export const emailOrders = ['name', 'status', 'date', 'recipients', 'opens', 'clicks'] as const;

/** The search parameters of the emails. */
export const emailsSearch = v.object({
  status: oneOf(emailStatuses),
  q: searchText(),
  orderBy: oneOf(emailOrders),
  direction: oneOf(sortDirections),
});
export type EmailsSearch = v.InferOutput<typeof emailsSearch>;
