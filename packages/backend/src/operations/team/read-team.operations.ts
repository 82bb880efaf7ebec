import { contract } from '@brandroom/domain/contract/contract';
import { can } from '@brandroom/domain/rights/can';
import { compareNames } from '@brandroom/domain/format/compare-names';

import { anyone, inBrand } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { query } from '../../pipeline/operation';
import { membersOf, toMember } from './team-members';

export const listTeam = query(contract.team.list, {
  access: inBrand('team.view'),
  delay: 500,
  run: async (transaction, { subject: { caller, brandId } }) => {
    const members = [];
    for (const { user, access } of await membersOf(transaction, brandId)) {
      members.push(await toMember(transaction, user, access));
    }
    // An invitation's id is the secret of its link.
    const invitations = can(caller.user, 'manageBrand', brandId)
      ? await transaction.list('invitations', 'byBrand', { equals: [brandId] })
      : [];
    return {
      members,
      invitations: invitations.toSorted((a, b) => compareNames(a.email, b.email)),
    };
  },
});

/** The id is the secret of the link, so no sign-in is needed. */
export const openInvitation = query(contract.team.openInvitation, {
  access: anyone,
  delay: 0,
  run: async (transaction, { input }) => {
    const invitation = await transaction.get('invitations', input.id);
    const brand = invitation && (await transaction.get('brands', invitation.brandId));
    if (!brand) throw notFound();
    const { email, invitedByName } = invitation;
    return { email, brandName: brand.name, invitedByName };
  },
});
