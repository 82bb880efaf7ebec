import { contract } from '@brandroom/domain/contract/contract';

import { inBrand, requireRight } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { discard } from '../trash';
import { normal, toColor } from './stored-color';

export const importColors = command(contract.colors.import, {
  access: async (request) => {
    const subject = await inBrand('colors.create')(request);
    if (request.input.changed.length > 0) {
      requireRight(subject.caller, 'colors.edit', subject.brandId);
    }
    if (request.input.deleted.length > 0) {
      requireRight(subject.caller, 'colors.delete', subject.brandId);
    }
    return subject;
  },
  delay: 500,
  invalidates: ['colors'],
  run: async (transaction, { input, subject: { caller, brandId }, at, env }) => {
    const rows = [];
    for (const { id, draft } of input.changed) {
      const color = await transaction.get('colors', id);
      if (color?.brandId !== brandId) throw notFound();
      rows.push({ ...color, ...normal(draft), updatedAt: at });
    }
    for (const draft of input.added) {
      const record = { id: env.id('Color'), brandId, createdAt: at, updatedAt: at };
      rows.push({ ...record, ...normal(draft) });
    }
    for (const id of input.deleted) {
      const row = await transaction.get('colors', id);
      // A color that is already deleted needs no change.
      if (row?.brandId === brandId) {
        await discard(transaction, { collection: 'colors', row, caller, at });
      }
    }
    for (const row of rows) await transaction.put('colors', row);
    return rows.map(toColor);
  },
});
