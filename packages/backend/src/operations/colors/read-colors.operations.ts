import { parseHex } from '@brandroom/domain/color/hex';
import { readableOn } from '@brandroom/domain/color/luminance';
import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { colorsOf, toColor } from './stored-color';

export const listColors = query(contract.colors.list, {
  access: inBrand('colors.view'),
  delay: 1000,
  run: async (transaction, { input }) => (await colorsOf(transaction, input.brandId)).map(toColor),
});

export const brandMark = query(contract.colors.mark, {
  access: inBrand('colors.view'),
  delay: 1000,
  run: async (transaction, { input }) => {
    const colors = await colorsOf(transaction, input.brandId);
    const ground = colors.find(({ isPrimary }) => isPrimary)?.hex;
    const rgb = ground === undefined ? null : parseHex(ground);
    return ground === undefined || !rgb ? null : { ground, text: readableOn(rgb) };
  },
});
