import { contract } from '@brandroom/domain/contract/contract';
import { accessTo } from '@brandroom/domain/rights/access-to';

import { signedIn } from '../../pipeline/access';
import { query } from '../../pipeline/operation';

export const listBrands = query(contract.brands.list, {
  access: signedIn,
  delay: 1000,
  run: async (transaction, { subject }) => {
    const brands = await transaction.all('brands');
    return brands
      .filter((brand) => accessTo(subject.caller.user, brand.id))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  },
});
