import { contract } from '@brandroom/domain/contract/contract';

import { onBrand } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { requireFreeName } from './stored-brand';

export const updateBrand = command(contract.brands.update, {
  access: onBrand('manageBrand'),
  delay: 500,
  invalidates: ['brands'],
  run: async (transaction, { input, subject, at }) => {
    const { brand, caller } = subject;
    const { name = brand.name, description = brand.description } = input.patch;
    if (name !== brand.name) await requireFreeName(transaction, caller, name, brand);
    const updated = { ...brand, name, description, updatedAt: at };
    await transaction.put('brands', updated);
    return updated;
  },
});
