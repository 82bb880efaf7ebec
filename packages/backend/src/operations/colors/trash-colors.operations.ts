import { contract } from '@brandroom/domain/contract/contract';

import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { onColor, toColor } from './stored-color';

const delay = 500;
const invalidates = ['colors'] as const;
const onTrashedColor = onTrashed('colors');

export const deleteColor = command(contract.colors.delete, {
  access: onColor('colors.delete'),
  accessOnRetry: onTrashedColor,
  delay,
  invalidates,
  run: async (transaction, { subject: { caller, color }, at }) => {
    await discard(transaction, { collection: 'colors', row: color, caller, at });
    return null;
  },
});

export const restoreColor = command(contract.colors.restore, {
  access: onTrashedColor,
  accessOnRetry: onColor('colors.delete'),
  delay,
  invalidates,
  run: async (transaction, { subject: { row, entryId } }) => {
    await transaction.put('colors', row);
    await transaction.delete('trash', entryId);
    return toColor(row);
  },
});
