import { contentStatuses } from '@brandroom/domain/content/content.schema';
import { statusChanges, workflowFigures } from '@brandroom/domain/content/workflow-summary';
import { contract } from '@brandroom/domain/contract/contract';
import { can } from '@brandroom/domain/rights/can';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { membersOf } from '../team/team-members';
import { oldestOfStatus } from './oldest-of-status';
import { statusLinesOf } from './stored-content';
import { stepsOf } from './workflow-people';
import { countOfStatus, isShown } from './visible-content';

/** Counts only content the caller sees (docs/product/content-workflow.md#workflow-summary). */
export const contentWorkflowSummary = query(contract.content.workflowSummary, {
  access: inBrand(),
  delay: 1000,
  run: async (transaction, { input, subject: { caller, brandId }, at }) => {
    // An item without a change since the period began has no move in it.
    const changed = await transaction.list('contentMoves', 'byBrandUpdated', {
      equals: [brandId],
      from: input.from,
    });
    const seen = changed.filter(isShown(caller, input));
    // At once: a large brand has thousands, and each would wait for the one before.
    const lines = await Promise.all(seen.map((item) => statusLinesOf(transaction, item)));
    const changes = lines.flatMap((of) => statusChanges(of).changes);
    const { moves, stays } = workflowFigures(changes, input);

    const statuses = [];
    for (const stay of stays) {
      const which = { brandId, status: stay.status, type: input.type };
      const items = await countOfStatus(transaction, caller, which);
      statuses.push({
        ...stay,
        items,
        oldest: items > 0 ? await oldestOfStatus(transaction, caller, which) : null,
      });
    }

    const members = (await membersOf(transaction, brandId)).map(({ user }) => user);
    const seesTeam = can(caller.user, 'team.view', brandId);
    return {
      statuses,
      moves: [...moves],
      steps: contentStatuses.flatMap((status) =>
        stepsOf({ brandId, status, at }, caller.user, members).map(({ people, ...step }) => ({
          ...step,
          count: people.length,
          people: seesTeam ? people : null,
        })),
      ),
    };
  },
});
