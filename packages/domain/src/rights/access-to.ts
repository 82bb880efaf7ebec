import type { BrandAccess, User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { presets } from './presets';

/** The person's access to a brand; an admin has the admin preset everywhere. */
export function accessTo(
  user: Pick<User, 'role' | 'brandAccess'>,
  brandId: BrandId,
): BrandAccess | undefined {
  const own = user.brandAccess.find((access) => access.brandId === brandId);
  if (user.role === 'admin') return { brandId, role: 'admin', permissions: presets.admin };
  return own;
}
