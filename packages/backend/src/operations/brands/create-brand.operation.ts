import { contract } from '@brandroom/domain/contract/contract';

import { withRight } from '../../pipeline/access';
import { command } from '../../pipeline/operation';

/** Only admins create a brand; it belongs to their agency. */
export const createBrand = command(contract.brands.create, {
  access: withRight('createBrand'),
  delay: 1000,
  invalidates: ['brands'],
  run: async (transaction, { input, subject, at, env }) => {
    const [sibling] = await transaction.all('brands');
    const agencyId = sibling?.agencyId ?? env.id('Agency');
    const ownerId = subject.caller.user.id;
    const brand = {
      id: env.id('Brand'),
      ...input,
      createdAt: at,
      updatedAt: at,
      ownerId,
      agencyId,
    };
    await transaction.put('brands', brand);
    return brand;
  },
});
