import * as v from 'valibot';

import { message, messageDraft } from '../brand/message.schema';
import { brandId, messageId } from '../id.schema';
import { done, operation } from './base';

export const messagesContract = {
  /** Oldest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(message)),
};

/** Entries that no backend serves yet. */
export const plannedMessages = {
  create: operation.input(v.strictObject({ brandId, draft: messageDraft })).output(message),
  update: operation.input(v.strictObject({ id: messageId, draft: messageDraft })).output(message),
  /** Moves it to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject({ id: messageId })).output(done),
  restore: operation.input(v.strictObject({ id: messageId })).output(message),
};
