import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import type { Id } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';

type OnItem = Access<{ id: Id<'Print'> }, BrandSubject & { item: PrintItem }>;

/** The caller sees the item. */
export const onItem: OnItem = async ({ transaction, input, caller: maybe }) => {
  const caller = requireCaller(maybe);
  const item = await transaction.get('prints', input.id);
  if (!item || !can(caller.user, 'advertising.view', item.brandId)) throw notFound();
  return { caller, brandId: item.brandId, item };
};

/** The caller sees the item, and has the right for the action on it. */
export const mayChangeItem =
  (action: 'create' | 'edit' | 'delete'): OnItem =>
  async (request) => {
    const subject = await onItem(request);
    requireRight(subject.caller, `advertising.${action}`, subject.brandId);
    return subject;
  };
