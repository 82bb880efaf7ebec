import type { Brand, BrandDraft } from '@brandroom/domain/brand/brand.schema';
import { isSameBrandName } from '@brandroom/domain/brand/brand.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';

import { invalid } from '../../pipeline/failure';
import type { Run } from '../../pipeline/operation';
import type { WriteTransaction } from '../../store/store';
import type { Caller } from '../../pipeline/access';

/**
 * Returns a function that checks whether a name belongs to another brand that the caller knows,
 * archived ones included, because they can be restored. The names of other brands stay unknown.
 */
async function nameCheck(
  transaction: WriteTransaction,
  { user }: Caller,
  own?: Brand,
): Promise<(name: string) => boolean> {
  const brands = await transaction.all('brands');
  const known = brands.filter(({ id }) => id !== own?.id && accessTo(user, id));
  return (name) => known.some((brand) => isSameBrandName(brand.name, name));
}

/** Throws `invalid` if the name is taken. */
export async function requireFreeName(
  transaction: WriteTransaction,
  caller: Caller,
  name: string,
  own?: Brand,
): Promise<void> {
  const isTaken = await nameCheck(transaction, caller, own);
  if (isTaken(name)) {
    throw invalid('name', 'Another brand has this name. Enter a different one.');
  }
}

/** Returns the name, or if it is taken, the name with the next free number: “Brightleaf 2”. */
export async function freeName(
  transaction: WriteTransaction,
  caller: Caller,
  name: string,
): Promise<string> {
  const isTaken = await nameCheck(transaction, caller);
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`;
  return free;
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
