import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { formatDateTime } from '@brandroom/domain/format/date';
import type { Instant } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

import { pageMessages } from '../../../shared/page/page.messages';
import { failureMessages, operationError, retryLabel } from '../../../shared/api/operation-error';
import { mayWorkLater } from '../../../shared/api/show-failure';
import { shortText } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { timeZone } from '../../../shared/time/time-zone';
import { commandKey } from '../item/command-key';
import { valuesOf } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';
import { actionsMessages } from './actions.messages';

const messages = actionsMessages.move;

/** Changes or removes the date of an item; rejects with the reason for a refusal. */
export async function storeMove(
  content: WorkspaceClient['content'],
  item: ContentItem,
  at: Instant | null,
): Promise<ContentItem> {
  const { id, version, type } = item;
  const written = v.parse(contentValuesSchema(type), { ...valuesOf(item), scheduledFor: at });
  const idempotencyKey = await commandKey(`${id}/${version}`, written);
  return content.update({ id, version, ...written }, { context: { idempotencyKey } });
}

/** Shows a notification for a stored move, with its undo. */
export function notifyMove(item: ContentItem, moved: ContentItem, onUndo: () => void): void {
  const { scheduledFor: at } = moved;
  const title = shortText(moved.title);
  const isPendingAgain = moved.status === 'pending' && item.status !== 'pending';
  notify({
    title:
      at === null ? messages.undated(title) : messages.moved(title, formatDateTime(at, timeZone)),
    ...(isPendingAgain ? { description: messages.pendingAgain } : {}),
    action: { label: pageMessages.undo, onAction: onUndo },
  });
}

/**
 * Reverts a move: date, status and approval are restored (docs/decisions/0016-undo-of-a-move.md).
 * Shows the result.
 * @param moved the item after the move
 * @returns the reverted item; undefined if it stays unchanged
 */
export async function revertMove(
  content: WorkspaceClient['content'],
  moved: ContentItem,
  tryAgain: () => void,
): Promise<ContentItem | undefined> {
  const { id, version, status } = moved;
  const title = shortText(moved.title);
  try {
    const options = { context: { idempotencyKey: `${id}/${version}/undoMove` } };
    const back = await content.undoMove({ id, version }, options);
    const at = back.scheduledFor;
    notify({
      title:
        at === null ? messages.undated(title) : messages.moved(title, formatDateTime(at, timeZone)),
      ...(back.status === status ? {} : { description: messages.takenBack.again(back.status) }),
    });
    return back;
  } catch (error) {
    const failure = operationError(error);
    const { code, message } = failure;
    notify(
      {
        title: messages.takenBack.not(title),
        description:
          code === 'conflict' ? messages.takenBack.stays(message) : failureMessages[code].title,
        ...(mayWorkLater(failure) && {
          action: { label: retryLabel, onAction: tryAgain },
        }),
      },
      { timeout: null },
    );
    return undefined;
  }
}
