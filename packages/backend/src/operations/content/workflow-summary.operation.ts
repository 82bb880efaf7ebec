import { contentStatuses } from '@brandroom/domain/content/content.schema';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import { statusChanges, workflowFigures } from '@brandroom/domain/content/workflow-summary';
import { contract } from '@brandroom/domain/contract/contract';
import { can } from '@brandroom/domain/rights/can';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import type { StoredContent } from '../../store/collections';
import { membersOf } from '../team/team-members';
import { historyOf } from './stored-content';
import { stepsOf } from './workflow-people';
import { countOfStatus } from './visible-content';

/** Counts only content the caller sees (docs/product/content-workflow.md#workflow-summary). */
export const contentWorkflowSummary = query(contract.content.workflowSummary, {
  access: inBrand(),
  delay: 1000,
  run: async (transaction, { input, subject: { caller, brandId }, at }) => {
    const sees = (item: StoredContent) => canSeeContent(caller.user, item);
    // An item without a change since the period began has no move in it.
    const changed = await transaction.list('content', 'byBrandUpdated', {
      equals: [brandId],
      from: input.from,
    });
    const changes = [];
    for (const { id } of changed.filter(sees))
      changes.push(...statusChanges(await historyOf(transaction, id)).changes);
    const { moves, stays } = workflowFigures(changes, input);

    const statuses = [];
    for (const stay of stays) {
      const items = await countOfStatus(transaction, caller, { brandId, status: stay.status });
      statuses.push({ ...stay, items });
    }

    const waiting = [];
    const range = { equals: [brandId, 'pending'] };
    for (const item of (await transaction.list('content', 'byBrandStatus', range)).filter(sees)) {
      const { since } = statusChanges(await historyOf(transaction, item.id));
      waiting.push({ id: item.id, title: item.title, since: since ?? item.createdAt });
    }
    const [oldest] = waiting.toSorted((a, b) => (a.since < b.since ? -1 : 1));

    const members = (await membersOf(transaction, brandId)).map(({ user }) => user);
    const seesTeam = can(caller.user, 'team.view', brandId);
    return {
      statuses,
      moves: [...moves],
      oldestWaiting: oldest ?? null,
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
