import { contract } from '@brandroom/domain/contract/contract';

import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { onImage, toImage } from './stored-image';

const delay = 500;
const onTrashedImage = onTrashed('generatedImages');

export const deleteImage = command(contract.generation.deleteImage, {
  access: onImage,
  accessOnRetry: onTrashedImage,
  delay,
  invalidates: ['images'],
  run: async (transaction, { subject: { caller, image }, at }) => {
    await discard(transaction, { collection: 'generatedImages', row: image, caller, at });
    return null;
  },
});

export const restoreImage = command(contract.generation.restoreImage, {
  access: onTrashedImage,
  accessOnRetry: onImage,
  delay,
  invalidates: ['images'],
  run: async (transaction, { subject: { row, entryId } }) => {
    await transaction.put('generatedImages', row);
    await transaction.delete('trash', entryId);
    return toImage(row);
  },
});
