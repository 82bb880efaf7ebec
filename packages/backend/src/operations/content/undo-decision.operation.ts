import { contract } from '@brandroom/domain/contract/contract';
import { deciderOf } from '@brandroom/machines/content-workflow/last-change';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { withdrawNotices } from '../dashboard/notify';
import { takeStep } from './step';
import { historyOf, onContent, toItem } from './stored-content';

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
    const { item, caller } = subject;
    const history = await historyOf(transaction, item.id);
    const last = history.find(({ version }) => version === item.version);
    if (item.version !== input.version)
      throw conflict(`${last?.byName ?? 'Someone'} changed it after this decision.`, {
        reason: 'decision',
        current: toItem(item),
      });
    const decidedBy = deciderOf(last);
    const next = await takeStep(transaction, {
      item,
      action: 'takeBack',
      event: { type: 'UNDO_DECISION', by: workflowActor(caller.user, item), at, decidedBy },
      caller,
      at,
      env,
      undoes: 'decision',
    });
    if (last) await withdrawNotices(transaction, item.id, last.at);
    return next;
  },
});
