import { contract } from '@brandroom/domain/contract/contract';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { invitedAccess } from '@brandroom/domain/team/permission-edit';

import { inBrand, stillHolding } from '../../pipeline/access';
import { invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { requireGrantable } from './grant-limit';
import { onInvitation } from './on-invitation';

const delay = 500;

export const invite = command(contract.team.invite, {
  access: inBrand('manageBrand'),
  delay,
  invalidates: ['team'],
  run: async (transaction, { input, subject: { caller, brandId }, at, env }) => {
    const { draft } = input;
    const { email } = draft;
    const access = invitedAccess(draft);
    requireGrantable(caller, brandId, { after: access.permissions });
    const equals = [email];
    const users = await transaction.list('users', 'byEmail', { equals });
    if (users.some((user) => accessTo(user, brandId))) {
      throw invalid('draft.email', `${email} is already in the team.`);
    }
    const invitations = await transaction.list('invitations', 'byEmail', { equals });
    if (invitations.some((other) => other.brandId === brandId)) {
      throw invalid(
        'draft.email',
        `${email} is already invited. Send the invitation again instead.`,
      );
    }
    const invitation = {
      id: env.id('Invitation'),
      brandId,
      email,
      ...access,
      invitedBy: caller.user.id,
      invitedByName: caller.user.name,
      createdAt: at,
      sentAt: at,
    };
    await transaction.put('invitations', invitation);
    return invitation;
  },
});

export const resendInvitation = command(contract.team.resendInvitation, {
  access: onInvitation,
  delay,
  invalidates: ['team'],
  run: async (transaction, { subject: { invitation }, at }) => {
    const sent = { ...invitation, sentAt: at };
    await transaction.put('invitations', sent);
    return sent;
  },
});

export const revokeInvitation = command(contract.team.revokeInvitation, {
  access: onInvitation,
  accessOnRetry: stillHolding('manageBrand'),
  delay,
  invalidates: ['team'],
  run: async (transaction, { subject: { invitation } }) => {
    await transaction.delete('invitations', invitation.id);
    return null;
  },
});
