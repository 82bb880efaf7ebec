import { contract } from '@brandroom/domain/contract/contract';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import { compareNames } from '@brandroom/domain/format/compare-names';

import { signedIn } from '../../pipeline/access';
import { query } from '../../pipeline/operation';

const byName = (one: Brand, other: Brand) => compareNames(one.name, other.name);

export const listBrands = query(contract.brands.list, {
  access: signedIn,
  delay: 1000,
  run: async (transaction, { subject: { caller } }) => {
    const brands = await transaction.all('brands');
    return brands
      .filter(({ id, archivedAt }) => !archivedAt && accessTo(caller.user, id))
      .toSorted(byName);
  },
});

export const listArchivedBrands = query(contract.brands.listArchived, {
  access: signedIn,
  delay: 500,
  run: async (transaction, { subject: { caller } }) => {
    const brands = await transaction.all('brands');
    return brands
      .filter(({ id, archivedAt }) => archivedAt && can(caller.user, 'manageBrand', id))
      .toSorted(byName);
  },
});
