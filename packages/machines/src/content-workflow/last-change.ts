import type { HistoryEntry } from '@brandroom/domain/content/content.schema';
import type { UserId } from '@brandroom/domain/id.schema';

import type { MoveToUndo } from './content-workflow.events';

/** The latest approval in the history. */
function latestApproval(history: readonly HistoryEntry[]): MoveToUndo['approval'] {
  const [given] = history
    .filter(({ action }) => action === 'approve')
    .toSorted((a, b) => b.version - a.version);
  return given?.by ? { at: given.at, by: given.by } : null;
}

/** An item's last change as a move, or null where it changed anything else than the date. */
export function moveOf(
  last: HistoryEntry | undefined,
  history: readonly HistoryEntry[],
): MoveToUndo | null {
  const [date, ...others] = last?.changes ?? [];
  if (last?.action !== 'edit' || date?.field !== 'scheduledFor' || others.length > 0) return null;
  return {
    by: last.by,
    from: last.from ?? last.to,
    scheduledFor: date.before === '' ? null : date.before,
    approval: latestApproval(history),
  };
}

/** Returns who approved or rejected an item, if that was its last change. */
export function deciderOf(last: HistoryEntry | undefined): UserId | null {
  return last?.action === 'approve' || last?.action === 'reject' ? last.by : null;
}
