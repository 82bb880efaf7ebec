import type { MessageDraft } from '@brandroom/domain/brand/message.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { command } from '../../pipeline/operation';
import { assetCommands } from './asset-commands';

const messages = assetCommands({
  collection: 'messages',
  topic: 'messages',
  newId: (env) => env.id('Message'),
  toRow: (draft: MessageDraft, record) => ({ ...draft, ...record }),
  toAnswer: (row) => row,
});

export const createMessage = command(contract.messages.create, messages.create);
export const updateMessage = command(contract.messages.update, messages.update);
export const deleteMessage = command(contract.messages.delete, messages.delete);
export const restoreMessage = command(contract.messages.restore, messages.restore);
export const reorderMessages = command(contract.messages.reorder, messages.reorder);
