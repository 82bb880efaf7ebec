import { groupAfterMove } from '@brandroom/domain/brand/color-order';
import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { colorsOf, normal, onColor, toColor } from './stored-color';

const delay = 500;
const invalidates = ['colors'] as const;

export const createColor = command(contract.colors.create, {
  access: inBrand('colors.create'),
  delay,
  invalidates,
  run: async (transaction, { input, at, env }) => {
    const { brandId, draft } = input;
    const record = { id: env.id('Color'), brandId, createdAt: at, updatedAt: at };
    const color = { ...record, ...normal(draft) };
    await transaction.put('colors', color);
    return color;
  },
});

export const updateColor = command(contract.colors.update, {
  access: onColor('colors.edit'),
  delay,
  invalidates,
  run: async (transaction, { input, subject: { color }, at }) => {
    const updated = { ...color, ...normal(input.draft), updatedAt: at };
    await transaction.put('colors', updated);
    return toColor(updated);
  },
});

export const moveColor = command(contract.colors.move, {
  access: onColor('colors.edit'),
  delay,
  invalidates,
  run: async (transaction, { input, subject: { color, brandId }, at }) => {
    const group = groupAfterMove(await colorsOf(transaction, brandId), input);
    let moved = color;
    for (const [rank, each] of group.entries()) {
      const isMoved = each.id === color.id;
      const row = { ...each, rank, ...(isMoved ? { updatedAt: at } : {}) };
      if (isMoved) moved = row;
      if (isMoved || each.rank !== rank) await transaction.put('colors', row);
    }
    return toColor(moved);
  },
});
