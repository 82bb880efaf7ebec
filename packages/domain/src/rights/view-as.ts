import type { GlobalRole, User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { accessTo } from './access-to';
import { can } from './can';
import { rights } from './flags';

type Viewer = Pick<User, 'id' | 'role' | 'brandAccess'>;

/** Why a person can't view a brand as another one. */
export type ViewRefusal = 'right' | 'self' | 'noAccess' | 'more';

export const viewRefusalMessages: Record<ViewRefusal, string> = {
  right: 'Only people who can manage this brand can view it as someone else.',
  self: "You can't view as yourself.",
  noAccess: 'This person no longer has access to this brand.',
  more: "You can't view as someone who has permissions that you don't have.",
};

/** The reason for refusing a command to a person who views as another. */
export function viewingRefusal(name: string): string {
  return `You’re viewing as ${name}. Stop viewing to make changes.`;
}

/** Why a query is refused that answers only the person themselves. */
export function privateRefusal(name: string): string {
  return `Only ${name} can see this.`;
}

const ranks: Record<GlobalRole, number> = { member: 0, manager: 1, admin: 2 };

/**
 * Returns why a person can't view a brand as another one; null where they can
 * (docs/product/permissions.md#view-as). No one sees more this way than as themselves.
 */
export function viewRefusal(viewer: Viewer, member: Viewer, brandId: BrandId): ViewRefusal | null {
  if (!can(viewer, 'manageBrand', brandId)) return 'right';
  if (viewer.id === member.id) return 'self';
  if (!accessTo(member, brandId)) return 'noAccess';
  const hasMore =
    ranks[member.role] > ranks[viewer.role] ||
    rights.some(
      // How many brands a person has is no right in this one.
      (right) =>
        right !== 'switchBrand' && can(member, right, brandId) && !can(viewer, right, brandId),
    );
  return hasMore ? 'more' : null;
}

/** Returns a person without the brands in which the viewer can't view as them. */
export function viewedAs<Person extends Viewer>(viewer: Viewer, member: Person): Person {
  return {
    ...member,
    brandAccess: member.brandAccess.filter(
      ({ brandId }) => viewRefusal(viewer, member, brandId) === null,
    ),
  };
}
