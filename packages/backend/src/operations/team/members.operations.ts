import { contract } from '@brandroom/domain/contract/contract';
import {
  accessLevelOf,
  editedPermissions,
  managersKeepRights,
} from '@brandroom/domain/team/permission-edit';

import { inBrand } from '../../pipeline/access';
import { invalid, notFound } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { requireGrantable } from './grant-limit';
import { changeableMember, putAccess, toMember } from './team-members';

const definition = {
  access: inBrand('manageBrand'),
  delay: 500,
  // The person concerned reads their rights again.
  invalidates: ['account', 'team'],
} as const;

export const editMemberPermissions = command(contract.team.editPermissions, {
  ...definition,
  run: async (transaction, { input, subject: { caller, brandId } }) => {
    const { userId, role } = input;
    const before = await changeableMember(transaction, caller, brandId, userId);
    const permissions = editedPermissions(before.access, role, input.permissions);
    if (before.user.role === 'manager' && accessLevelOf(role, permissions) === 'custom') {
      throw invalid('permissions', managersKeepRights);
    }
    requireGrantable(caller, brandId, { before: before.access.permissions, after: permissions });
    const access = { brandId, role, permissions };
    const user = await putAccess(transaction, before.user, brandId, { access });
    return toMember(transaction, user, access);
  },
});

export const removeMember = command(contract.team.remove, {
  ...definition,
  run: async (transaction, { input, subject: { caller, brandId }, at }) => {
    const { user } = await changeableMember(transaction, caller, brandId, input.userId);
    await putAccess(transaction, user, brandId, { removedAt: at });
    return null;
  },
});

export const restoreMember = command(contract.team.restore, {
  ...definition,
  run: async (transaction, { input, subject: { brandId } }) => {
    const user = await transaction.get('users', input.userId);
    const former = user?.formerAccess?.find(({ access }) => access.brandId === brandId);
    if (!user || !former) throw notFound();
    const { access } = former;
    const restored = await putAccess(transaction, user, brandId, { access });
    const equals = [user.email];
    for (const invitation of await transaction.list('invitations', 'byEmail', { equals })) {
      if (invitation.brandId === brandId) await transaction.delete('invitations', invitation.id);
    }
    return toMember(transaction, restored, access);
  },
});
