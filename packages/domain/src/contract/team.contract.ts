import * as v from 'valibot';

import { brandId, invitationId, userId } from '../id.schema';
import { permissions } from '../rights/permissions';
import { invitation, inviteDraft, memberRoles, teamMember } from '../team/member.schema';
import { emailAddress } from '../text.schema';
import { session } from './auth.contract';
import { done, operation } from './base';

const member = { brandId, userId };

/** Changing the team needs `manageBrand`; `team/member-refusal` says who cannot be changed. */
export const teamContract = {
  /** Members and open invitations, by name and by address. */
  list: operation
    .input(v.strictObject({ brandId }))
    .output(v.strictObject({ members: v.array(teamMember), invitations: v.array(invitation) })),
  /** Refused at `draft.email` when the address has access or is invited. */
  invite: operation.input(v.strictObject({ brandId, draft: inviteDraft })).output(invitation),
  resendInvitation: operation.input(v.strictObject({ id: invitationId })).output(invitation),
  revokeInvitation: operation.input(v.strictObject({ id: invitationId })).output(done),
  /** An open invitation for the person who followed its link; no sign-in is needed. */
  openInvitation: operation
    .input(v.strictObject({ id: invitationId }))
    .output(
      v.strictObject({ email: emailAddress, brandName: v.string(), invitedByName: v.string() }),
    ),
  /**
   * Team and settings flags follow the role (`team/permission-edit`). Refused with `conflict` and
   * a `MemberRefusal` as the reason.
   */
  editPermissions: operation
    .input(v.strictObject({ ...member, role: v.picklist(memberRoles), permissions }))
    .output(teamMember),
  /** Takes the access away. Refused with `conflict` and a `MemberRefusal` as the reason. */
  remove: operation.input(v.strictObject(member)).output(done),
  /** Gives a removed member the access back that they had. */
  restore: operation.input(v.strictObject(member)).output(teamMember),
  /**
   * Opens a session in which the caller sees the workspace as a member does and can change nothing.
   * Refused with `conflict` and a `ViewRefusal` as the reason.
   */
  viewAs: operation.input(v.strictObject(member)).output(session),
  /** Ends such a session; the original one continues. */
  stopViewing: operation.output(done),
};
