import type { User } from '@brandroom/domain/account/user.schema';
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Clock } from '../../../shared/time/clock';
import { contentTypes } from '../item/content-search';
import { actionsOffered } from '../item/offered-actions';
import type { EntryActionId } from '../actions/entry-keys';

const statuses = Object.keys(contentStatusLabels) as readonly ContentStatus[];
const blank = { scheduledFor: null, approvedAt: null, approvedBy: null, publishedAt: null };

/** Returns the actions a person may take on items in a brand, of any type and status. */
export function actionsOpenTo(
  user: User,
  brandId: BrandId,
  clock: Clock,
): ReadonlySet<EntryActionId> {
  const may = (flag: ContentFlag) =>
    contentTypes.some((type) => can(user, contentRight(flag, type), brandId));
  const steps = contentTypes
    .flatMap((type) => statuses.map((status) => ({ ...blank, type, status, brandId })))
    .flatMap((item) => actionsOffered(item, user, clock))
    .filter(({ allowed }) => allowed);
  return new Set([
    ...(may('edit') ? (['move', 'clear'] as const) : []),
    ...(may('create') ? (['copy'] as const) : []),
    ...(may('delete') ? (['delete'] as const) : []),
    ...steps.map(({ event }) => event),
  ]);
}
