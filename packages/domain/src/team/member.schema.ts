import * as v from 'valibot';

import { brandRoles } from '../account/user.schema';
import { brandId, invitationId, userId } from '../id.schema';
import { permissions } from '../rights/permissions';
import { emailAddress } from '../text.schema';
import { instant } from '../time.schema';

/** A person with access to a brand, as that brand sees them. */
export const teamMember = v.strictObject({
  id: userId,
  name: v.string(),
  email: emailAddress,
  role: v.picklist(brandRoles),
  /**
   * A manager of the agency: as editor they hold all rights of a manager, regardless of their permission
   * flags.
   */
  isManager: v.boolean(),
  avatar: v.nullable(v.string()),
  permissions,
  /** Null for a person who has not signed in yet. */
  lastActive: v.nullable(instant),
});
export type TeamMember = v.InferOutput<typeof teamMember>;

/** The roles that the team page gives; the admin role is not among them. */
export const memberRoles = ['viewer', 'editor'] as const;

/** The choices of the invite form. */
export const accessLevels = ['viewer', 'editor', 'custom'] as const;
export type AccessLevel = (typeof accessLevels)[number];

export const accessLevelLabels: Record<AccessLevel, string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  custom: 'Custom Permissions',
};

const email = emailAddress;

/**
 * The input of the invite form. With custom permissions a person joins as viewer with flags of
 * their own.
 */
export const inviteDraft = v.variant('accessLevel', [
  v.strictObject({ accessLevel: v.literal('viewer'), email }),
  v.strictObject({ accessLevel: v.literal('editor'), email }),
  v.strictObject({ accessLevel: v.literal('custom'), email, permissions }),
]);
export type InviteDraft = v.InferOutput<typeof inviteDraft>;

/** An open invitation: registering with its address gives the access. */
export const invitation = v.strictObject({
  id: invitationId,
  brandId,
  email: emailAddress,
  role: v.picklist(brandRoles),
  permissions,
  invitedBy: userId,
  invitedByName: v.string(),
  createdAt: instant,
  /** When it was last sent; sending again moves it. */
  sentAt: instant,
});
export type Invitation = v.InferOutput<typeof invitation>;
