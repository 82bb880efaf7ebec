import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { formatDateTime } from '@brandroom/domain/format/date';

import { failureWords, operationError } from '../../shared/api/operation-error';
import { tellDone } from '../../shared/page/just-done';
import { timeZone } from '../../shared/time/time-zone';
import { calendarMessages } from './calendar.messages';
import { overlayMessages } from './calendar-overlays.messages';

const { move } = calendarMessages;
const messages = overlayMessages.takenBack;

/**
 * Undo of a move: date, status and approval as they were (docs/decisions/0021). What came of it is told.
 *
 * @param moved as the move left it
 * @returns the item; undefined where it stays as it is
 */
export async function takeMoveBack(
  content: WorkspaceClient['content'],
  moved: ContentItem,
  tryAgain: () => void,
): Promise<ContentItem | undefined> {
  const { id, version, title, status } = moved;
  try {
    const options = { context: { idempotencyKey: `${id}/${version}/takeBackMove` } };
    const back = await content.takeBackMove({ id, version }, options);
    const at = back.scheduledFor;
    tellDone({
      title: at === null ? move.undated(title) : move.moved(title, formatDateTime(at, timeZone)),
      ...(back.status === status ? {} : { description: messages.again(back.status) }),
    });
    return back;
  } catch (error) {
    const { code, message } = operationError(error);
    const isFinal = code === 'conflict' || code === 'forbidden' || code === 'notFound';
    tellDone(
      {
        title: messages.not(title),
        description: code === 'conflict' ? messages.stays(message) : failureWords[code].title,
        ...(isFinal ? {} : { action: { label: messages.tryAgain, onAction: tryAgain } }),
      },
      { timeout: null },
    );
    return undefined;
  }
}
