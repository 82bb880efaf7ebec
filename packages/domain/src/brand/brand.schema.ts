import * as v from 'valibot';

import { brandId, idSchema, userId } from '../id.schema';
import { requiredText, text } from '../text.schema';
import { instant } from '../time.schema';

/** A brand as it is stored. */
export const brand = v.strictObject({
  id: brandId,
  name: requiredText(120, 'Enter a name for the brand.'),
  description: text(2000),
  createdAt: instant,
  updatedAt: instant,
  ownerId: userId,
  agencyId: idSchema('Agency'),
  /** When it was archived; missing while it is in use. */
  archivedAt: v.optional(instant),
});
export type Brand = v.InferOutput<typeof brand>;

export const brandDraft = v.strictObject({
  name: brand.entries.name,
  description: brand.entries.description,
});
export type BrandDraft = v.InferOutput<typeof brandDraft>;

const nameKey = (name: string) => name.replaceAll(/\s/gu, '').toLowerCase();

/** Returns whether two names of brands differ at most in case and spaces. */
export function isSameBrandName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
