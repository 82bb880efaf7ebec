import type { User } from '@brandroom/domain/account/user.schema';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentFlags, contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import { roleInBrand } from '@brandroom/domain/rights/labels';

import type { WorkflowActor } from './content-workflow.events';

/** A person as the workflow sees them: with the flags that they hold on this item. */
export function workflowActor(
  user: User,
  { type, brandId }: Pick<ContentItem, 'type' | 'brandId'>,
): WorkflowActor {
  return {
    id: user.id,
    name: user.name,
    flags: contentFlags.filter((flag) => can(user, contentRight(flag, type), brandId)),
    roleLabel: roleInBrand(user, brandId),
  };
}
