import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { withdrawNotices } from '../dashboard/notify';
import { recordHistory } from './step';
import { historyOf, onContent, toItem, toStored } from './stored-content';

/**
 * Undo of an approval or a rejection: the item is pending again
 * (docs/decisions/0016-undo-of-a-move.md). A `conflict` where the last change is another one, or
 * another person's.
 */
export const undoDecision = command(contract.content.undoDecision, {
  access: onContent('approve'),
  delay: 500,
  invalidates: ['content'],
  run: async (transaction, { input, subject, at, env }) => {
    const { caller } = subject;
    const item = toItem(subject.item);
    const refusal = (message: string) => conflict(message, { reason: 'decision', current: item });
    const history = await historyOf(transaction, item.id);
    const last = history.find(({ version }) => version === item.version);
    if (item.version !== input.version)
      throw refusal(`${last?.byName ?? 'Someone'} changed it after this decision.`);
    const isDecision = last?.action === 'approve' || last?.action === 'reject';
    if (!isDecision || last.by !== caller.user.id)
      throw refusal('You can only undo your own decision while it is the last change.');
    const next: ContentItem = {
      ...item,
      status: 'pending',
      approvedAt: null,
      approvedBy: null,
      version: item.version + 1,
      updatedAt: at,
      updatedBy: caller.user.id,
    };
    await transaction.put('content', toStored(next));
    const line = { item: subject.item, action: 'takeBack', caller, at, env } as const;
    await recordHistory(transaction, line, next);
    await withdrawNotices(transaction, item.id, last.at);
    return next;
  },
});
