import type { Id } from '@brandroom/domain/id.schema';
import type { Invitation } from '@brandroom/domain/team/member.schema';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';

interface InvitationSubject extends BrandSubject {
  invitation: Invitation;
}

/** An open invitation of a brand that the caller manages. */
export const onInvitation: Access<{ id: Id<'Invitation'> }, InvitationSubject> = async ({
  transaction,
  input,
  caller: maybe,
}) => {
  const caller = requireCaller(maybe);
  const invitation = await transaction.get('invitations', input.id);
  if (!invitation) throw notFound();
  const { brandId } = invitation;
  requireRight(caller, 'manageBrand', brandId);
  return { caller, brandId, invitation };
};
