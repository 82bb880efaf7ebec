import { contract } from '@brandroom/domain/contract/contract';

import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { recordHistory } from './step';
import { onContent, toItem, toStored } from './stored-content';

const delay = 500;
const onTrashedContent = onTrashed('content');

export const deleteContent = command(contract.content.delete, {
  access: onContent('delete'),
  delay,
  touches: ['content'],
  run: async (transaction, { subject, at, env }) => {
    const { item, asker } = subject;
    await discard(transaction, { collection: 'content', row: item, asker, at });
    await recordHistory(transaction, { item, action: 'delete', asker, at, env }, toItem(item));
    return null;
  },
});

export const restoreContent = command(contract.content.restore, {
  access: onTrashedContent,
  delay,
  touches: ['content'],
  run: async (transaction, { subject, at, env }) => {
    const { row, asker, entryId } = subject;
    // What lay in the trash may be older than the fields that the indexes go by.
    const item = toStored(toItem(row));
    await transaction.put('content', item);
    await transaction.delete('trash', entryId);
    await recordHistory(transaction, { item, action: 'restore', asker, at, env }, toItem(item));
    return toItem(item);
  },
});
