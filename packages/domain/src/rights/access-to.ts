import type { BrandAccess, User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { presets } from './presets';

/** The person's access to a brand; an admin has the admin preset everywhere. */
export function accessTo(
  asker: Pick<User, 'role' | 'brandAccess'>,
  brandId: BrandId,
): BrandAccess | undefined {
  const own = asker.brandAccess.find((access) => access.brandId === brandId);
  if (asker.role === 'admin') return { brandId, role: 'admin', permissions: presets.admin };
  return own;
}
