import { contract } from '@brandroom/domain/contract/contract';

import { withRight } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { putNewBrand, requireFreeName } from './stored-brand';

/** Only admins create a brand; it belongs to their agency. */
export const createBrand = command(contract.brands.create, {
  access: withRight('createBrand'),
  delay: 1000,
  invalidates: ['brands'],
  run: async (transaction, { input, ...run }) => {
    await requireFreeName(transaction, run.subject.caller, input.name);
    return putNewBrand(transaction, input, run);
  },
});
