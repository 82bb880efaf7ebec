import type { Brand, BrandDraft } from '@brandroom/domain/brand/brand.schema';

import type { Run } from '../../pipeline/operation';
import type { WriteTransaction } from '../../store/store';
import type { Caller } from '../../pipeline/access';

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
