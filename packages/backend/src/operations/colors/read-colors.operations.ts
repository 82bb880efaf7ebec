import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { colorsOf, toColor } from './stored-color';

export const listColors = query(contract.colors.list, {
  access: inBrand('colors.view'),
  delay: 1000,
  run: async (transaction, { input }) => (await colorsOf(transaction, input.brandId)).map(toColor),
});
