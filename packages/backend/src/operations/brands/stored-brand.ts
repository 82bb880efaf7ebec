import type { Brand, BrandDraft } from '@brandroom/domain/brand/brand.schema';
import { isSameBrandName } from '@brandroom/domain/brand/brand.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';

import { invalid } from '../../pipeline/failure';
import type { Run } from '../../pipeline/operation';
import type { WriteTransaction } from '../../store/store';
import type { Caller } from '../../pipeline/access';

/**
 * Throws `invalid` if another brand that the caller knows has the name, archived ones included,
 * because they can be restored. The names of other brands stay unknown.
 */
export async function requireFreeName(
  transaction: WriteTransaction,
  { user }: Caller,
  name: string,
  own?: Brand,
): Promise<void> {
  const brands = await transaction.all('brands');
  const known = brands.filter(({ id }) => id !== own?.id && accessTo(user, id));
  if (known.some((brand) => isSameBrandName(brand.name, name))) {
    throw invalid('name', 'Another brand has this name. Enter a different one.');
  }
}

/** Stores a new brand of the caller, in the agency of the other brands. */
export async function putNewBrand(
  transaction: WriteTransaction,
  draft: BrandDraft,
  { subject, at, env }: Pick<Run<unknown, { caller: Caller }, unknown>, 'subject' | 'at' | 'env'>,
): Promise<Brand> {
  const [sibling] = await transaction.all('brands');
  const brand: Brand = {
    id: env.id('Brand'),
    ...draft,
    createdAt: at,
    updatedAt: at,
    ownerId: subject.caller.user.id,
    agencyId: sibling?.agencyId ?? env.id('Agency'),
  };
  await transaction.put('brands', brand);
  return brand;
}
