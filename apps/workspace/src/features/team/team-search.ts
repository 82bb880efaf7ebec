import { sortDirections } from '@brandroom/domain/sort-direction';
import * as v from 'valibot';

import { oneOf, searchText } from '../../shared/navigation/search-params';

export const memberOrders = ['name', 'email', 'access', 'lastActive'] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** The search parameters of the team page. */
export const teamSearch = v.object({
  q: searchText(),
  orderBy: oneOf(memberOrders),
  direction: oneOf(sortDirections),
});
export type TeamSearch = v.InferOutput<typeof teamSearch>;
