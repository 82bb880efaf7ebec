import { contract } from '@brandroom/domain/contract/contract';

import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { onLogo, toLogo } from './stored-logo';

const delay = 500;
const invalidates = ['logos'] as const;
const onTrashedLogo = onTrashed('logos');

/** The bytes of every version stay for as long as the logo can be restored. */
export const deleteLogo = command(contract.logos.delete, {
  access: onLogo('logos.delete'),
  accessOnRetry: onTrashedLogo,
  delay,
  invalidates,
  run: async (transaction, { subject: { caller, logo }, at }) => {
    await discard(transaction, { collection: 'logos', row: logo, caller, at });
    return null;
  },
});

export const restoreLogo = command(contract.logos.restore, {
  access: onTrashedLogo,
  accessOnRetry: onLogo('logos.delete'),
  delay,
  invalidates,
  run: async (transaction, { subject: { row, entryId } }) => {
    await transaction.put('logos', row);
    await transaction.delete('trash', entryId);
    return toLogo(row);
  },
});
