import { withPairs } from '@brandroom/domain/brand/color-pair';
import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { colorsOf, toColor } from './stored-color';

export const setColorPairs = command(contract.colors.setPairs, {
  access: inBrand('colors.edit'),
  delay: 300,
  invalidates: ['colors'],
  run: async (transaction, { input: { pairs, isAllowed }, subject: { brandId } }) => {
    const colors = await colorsOf(transaction, brandId);
    const known = new Set(colors.map(({ id }) => id));
    // Another tab may have deleted one of the colors.
    const present = pairs.filter(({ one, other }) => known.has(one) && known.has(other));
    const changed = withPairs(colors, present, isAllowed);
    for (const [at, row] of changed.entries()) {
      if (row !== colors[at]) await transaction.put('colors', row);
    }
    return changed.map(toColor);
  },
});
