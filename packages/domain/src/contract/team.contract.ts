import * as v from 'valibot';

import { brandRoles } from '../account/user.schema';
import { brandId, invitationId, userId } from '../id.schema';
import { permissions } from '../rights/permissions';
import { invitation, inviteDraft, teamMember } from '../team/member.schema';
import { done, operation } from './base';

const member = { brandId, userId };

/** Changing the team needs `manageBrand`. */
export const teamContract = {
  /** Members and open invitations, by name and by address. */
  list: operation
    .input(v.strictObject({ brandId }))
    .output(v.strictObject({ members: v.array(teamMember), invitations: v.array(invitation) })),
  /** Refused with `conflict` (reason `known`) when the address has access or is invited. */
  invite: operation.input(v.strictObject({ brandId, draft: inviteDraft })).output(invitation),
  resendInvitation: operation.input(v.strictObject({ id: invitationId })).output(invitation),
  revokeInvitation: operation.input(v.strictObject({ id: invitationId })).output(done),
  /**
   * Team and settings flags stay as they are (`team/permission-edit`). Refused with `conflict`
   * (reason `lastAdmin`) when the brand would be left without an admin.
   */
  editPermissions: operation
    .input(v.strictObject({ ...member, role: v.optional(v.picklist(brandRoles)), permissions }))
    .output(teamMember),
  /** Takes the access away; refused with `conflict` (reason `lastAdmin`) for the last admin. */
  remove: operation.input(v.strictObject(member)).output(done),
  /** Gives a removed member the access back that they had. */
  restore: operation.input(v.strictObject(member)).output(teamMember),
};
