import { contract } from '@brandroom/domain/contract/contract';

import { withRight } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { putNewBrand } from './stored-brand';

/** Only admins create a brand; it belongs to their agency. */
export const createBrand = command(contract.brands.create, {
  access: withRight('createBrand'),
  delay: 1000,
  invalidates: ['brands'],
  run: (transaction, { input, ...run }) => putNewBrand(transaction, input, run),
});
