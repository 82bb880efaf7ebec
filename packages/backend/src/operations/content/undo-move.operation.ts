import type {
  ContentItem,
  ContentStatus,
  HistoryEntry,
} from '@brandroom/domain/content/content.schema';
import { contract } from '@brandroom/domain/contract/contract';
import type { Instant } from '@brandroom/domain/time.schema';

import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { recordHistory } from './step';
import { historyOf, onContent, toItem, toStored } from './stored-content';

type Approval = Pick<ContentItem, 'approvedAt' | 'approvedBy'>;

/** The approval in the history that a status is based on, or undefined when there is none. */
function approvalOf(
  status: ContentStatus,
  item: ContentItem,
  history: readonly HistoryEntry[],
): Approval | undefined {
  // What did not change with the move is still there.
  if (status === item.status) return { approvedAt: item.approvedAt, approvedBy: item.approvedBy };
  const given = history
    .filter(({ action }) => action === 'approve')
    .toSorted((a, b) => b.version - a.version)[0];
  return given && { approvedAt: given.at, approvedBy: given.by };
}

/**
 * Undo of a move: date, status and approval are as they were (docs/decisions/0016-undo-of-a-move.md). A `conflict` where the
 * last change is another one, another person's, or where its time has come meanwhile.
 */
export const undoMove = command(contract.content.undoMove, {
  access: onContent('edit'),
  delay: 500,
  invalidates: ['content'],
  run: async (transaction, { input, subject, at, env }) => {
    const { caller } = subject;
    const item = toItem(subject.item);
    const refusal = (message: string) => conflict(message, { reason: 'move', current: item });
    const history = await historyOf(transaction, item.id);
    const last = history.find(({ version }) => version === item.version);
    if (item.version !== input.version)
      throw refusal(`${last?.byName ?? 'Someone'} changed it after this move.`);
    const move = history.find(
      ({ version, action }) => version === item.version && action === 'edit',
    );
    const [date, ...others] = move?.changes ?? [];
    if (!move || move.by !== caller.user.id || date?.field !== 'scheduledFor' || others.length > 0)
      throw refusal('You can undo only your own move, and only if it was the item’s last change.');
    const status = move.from ?? item.status;
    const approval = approvalOf(status, item, history);
    if (!approval) throw refusal('The history does not say who approved this item.');
    const scheduledFor: Instant | null = date.before === '' ? null : date.before;
    if (status === 'scheduled' && (scheduledFor === null || scheduledFor <= at))
      throw refusal('The time that it was scheduled for has passed.');
    const next: ContentItem = {
      ...item,
      ...approval,
      status,
      scheduledFor,
      version: item.version + 1,
      updatedAt: at,
      updatedBy: caller.user.id,
    };
    await transaction.put('content', toStored(next));
    const changes = [{ field: date.field, before: date.after, after: date.before }];
    const line = { item: subject.item, action: 'takeBack', caller, at, env, changes } as const;
    await recordHistory(transaction, line, next);
    return next;
  },
});
