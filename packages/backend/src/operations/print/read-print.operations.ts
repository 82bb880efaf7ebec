import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { onItem } from './stored-print';

const readDelay = 1000;

export const listPrint = query(contract.print.list, {
  access: inBrand('advertising.view'),
  delay: readDelay,
  run: (transaction, { input: { brandId } }) =>
    transaction.list('prints', 'byBrand', { equals: [brandId] }, { direction: 'descending' }),
});

export const getPrint = query(contract.print.get, {
  access: onItem,
  delay: readDelay,
  run: (_, { subject }) => subject.item,
});
