import type { Id } from '@brandroom/domain/id.schema';
import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';

type OnGroup = Access<{ id: Id<'KeywordGroup'> }, BrandSubject & { group: KeywordGroup }>;

/** The caller sees the group, and has the right for the action on it. */
export const mayChangeGroup =
  (action: 'edit' | 'delete'): OnGroup =>
  async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const group = await transaction.get('keywordGroups', input.id);
    if (!group || !can(caller.user, 'analytics.view', group.brandId)) throw notFound();
    requireRight(caller, `analytics.${action}`, group.brandId);
    return { caller, brandId: group.brandId, group };
  };
