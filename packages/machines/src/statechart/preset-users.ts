import type { BrandRole, GlobalRole, User } from '@brandroom/domain/account/user.schema';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';

/** The brand of the people who are played. */
export const sampleBrandId = 'brand_1_sample' as BrandId;

function preset(name: string, role: GlobalRole, brandRole: BrandRole): User {
  const slug = presetId({ name });
  return {
    id: `user_1_${slug}` as UserId,
    name,
    email: `${slug}@example.com`,
    role,
    brandAccess: [{ brandId: sampleBrandId, role: brandRole, permissions: presets[brandRole] }],
  };
}

/** One user for each role: administrator, manager, and the presets of a brand. */
export const presetUsers: readonly User[] = [
  preset('An administrator', 'admin', 'admin'),
  preset('A manager', 'manager', 'editor'),
  preset('A brand admin', 'member', 'admin'),
  preset('An editor', 'member', 'editor'),
  preset('A viewer', 'member', 'viewer'),
];

/** The id of a played person, which links name: `a-brand-admin`. */
export function presetId({ name }: Pick<User, 'name'>): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
