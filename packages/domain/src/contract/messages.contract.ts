import * as v from 'valibot';

import { moveOf } from '../brand/asset-order';
import { message, messageDraft } from '../brand/message.schema';
import { brandId, messageId } from '../id.schema';
import { done, operation } from './base';

const one = v.strictObject({ id: messageId });

export const messagesContract = {
  /** In the order that people gave them; new ones come last. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(message)),
  create: operation.input(v.strictObject({ brandId, draft: messageDraft })).output(message),
  update: operation.input(v.strictObject({ id: messageId, draft: messageDraft })).output(message),
  /** Moves it to the trash, from where `restore` brings it back to its place. */
  delete: operation.input(one).output(done),
  restore: operation.input(one).output(message),
  /** `notFound` where the other message is not in the same brand. */
  reorder: operation.input(moveOf('Message')).output(done),
};
