import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { contract } from '@brandroom/domain/contract/contract';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Access, Caller } from '../../pipeline/access';
import { onBrand } from '../../pipeline/access';
import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';

const onArchivable = onBrand('manageBrand');

/** The same people restore a brand. The subject names it as a record only, because it is not in use. */
const onArchived: Access<{ id: BrandId }, { caller: Caller; brand: Brand }> = async (request) => {
  const { caller, brand } = await onArchivable(request);
  return { caller, brand };
};

const definition = { delay: 500, invalidates: ['brands'] } as const;

export const archiveBrand = command(contract.brands.archive, {
  ...definition,
  access: onArchivable,
  // The brand is archived by then.
  accessOnRetry: onArchived,
  run: async (transaction, { subject: { brand }, at }) => {
    const inUse = (await transaction.all('brands')).filter(({ archivedAt }) => !archivedAt);
    if (inUse.length === 1) {
      throw conflict('The last brand can’t be archived. Create another brand first.', {
        reason: 'lastBrand',
      });
    }
    await transaction.put('brands', { ...brand, archivedAt: at });
    return null;
  },
});

export const restoreBrand = command(contract.brands.restore, {
  ...definition,
  access: onArchived,
  brandOf: async ({ id }: Brand) => id,
  run: async (transaction, { subject: { brand } }) => {
    const { archivedAt: _, ...restored } = brand;
    await transaction.put('brands', restored);
    return restored;
  },
});
