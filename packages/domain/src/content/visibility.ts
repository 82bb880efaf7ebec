import type { User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import type { FlagRight } from '../rights/flags';
import { accessTo } from '../rights/access-to';
import { can } from '../rights/can';
import type { ContentItem, ContentType } from './content.schema';

type UserAccess = Pick<User, 'role' | 'brandAccess'>;

const workFlags = ['create', 'edit', 'delete', 'approve', 'publish'] as const;
export const contentFlags = ['view', ...workFlags] as const;
export type ContentFlag = (typeof contentFlags)[number];

/** The right behind a flag of an item's type, e.g. `social.approve`. */
export function contentRight(flag: ContentFlag, type: ContentType): FlagRight {
  return `${type}.${flag}`;
}

/**
 * Returns whether a person sees an item (docs/product/permissions.md#content-visibility).
 */
export function canSeeContent(
  user: UserAccess,
  item: Pick<ContentItem, 'type' | 'status' | 'brandId'>,
): boolean {
  if (!can(user, contentRight('view', item.type), item.brandId)) return false;
  return (
    item.status === 'published' ||
    item.status === 'approved' ||
    seesUnfinishedContent(user, item.type, item.brandId)
  );
}

/** Returns whether this person sees drafts, pending, scheduled and rejected items of a type. */
export function seesUnfinishedContent(
  user: UserAccess,
  type: ContentType,
  brandId: BrandId,
): boolean {
  const access = accessTo(user, brandId);
  if (!access || !can(user, contentRight('view', type), brandId)) return false;
  return (
    access.role !== 'viewer' ||
    workFlags.some((flag) => can(user, contentRight(flag, type), brandId))
  );
}
