import { contract } from '@brandroom/domain/contract/contract';
import { moveOf } from '@brandroom/machines/content-workflow/last-change';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { takeStep } from './step';
import { historyOf, onContent, toItem } from './stored-content';

/**
 * Reverts a move: date, status and approval are restored (docs/decisions/0016-undo-of-a-move.md).
 * A `conflict` if the last change is another one or another person's, or if the scheduled time has
 * come.
 */
export const undoMove = command(contract.content.undoMove, {
  access: onContent('edit'),
  delay: 500,
  invalidates: ['content'],
  run: async (transaction, { input, subject, at, env }) => {
    const { item, caller } = subject;
    const history = await historyOf(transaction, item.id);
    const last = history.find(({ version }) => version === item.version);
    if (item.version !== input.version)
      throw conflict(`${last?.byName ?? 'Someone'} changed it after this move.`, {
        reason: 'move',
        current: toItem(item),
      });
    const move = moveOf(last, history);
    const [date] = last?.changes ?? [];
    return takeStep(transaction, {
      item,
      action: 'takeBack',
      event: { type: 'UNDO_MOVE', by: workflowActor(caller.user, item), at, move },
      caller,
      at,
      env,
      changes: date ? [{ ...date, before: date.after, after: date.before }] : [],
      undoes: 'move',
    });
  },
});
