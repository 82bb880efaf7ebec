import { contentStatuses } from '@brandroom/domain/content/content.schema';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import { statusChanges, workflowFigures } from '@brandroom/domain/content/workflow-summary';
import { contract } from '@brandroom/domain/contract/contract';
import { can } from '@brandroom/domain/rights/can';

import type { Caller } from '../../pipeline/access';
import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import type { StoredContent } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { membersOf } from '../team/team-members';
import { statusLinesOf } from './stored-content';
import { stepsOf } from './workflow-people';
import type { OfStatus } from './visible-content';
import { countOfStatus, firstOfStatus } from './visible-content';

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
    const seen = changed.filter((item) => canSeeContent(caller.user, item));
    // At once: a large brand has thousands, and each would wait for the one before.
    const lines = await Promise.all(seen.map((item) => statusLinesOf(transaction, item)));
    const changes = lines.flatMap((of) => statusChanges(of).changes);
    const { moves, stays } = workflowFigures(changes, input);

    const statuses = [];
    for (const stay of stays) {
      const which = { brandId, status: stay.status };
      const items = await countOfStatus(transaction, caller, which);
      statuses.push({ ...stay, items, oldest: await oldestOf(transaction, caller, which) });
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

const slice = 50;

/** The item that has had a status longest. An item made after another one got the status is not read. */
async function oldestOf(transaction: ReadTransaction, caller: Caller, which: OfStatus) {
  let oldest: { id: StoredContent['id']; title: string; since: string } | null = null;
  for (let limit = slice; ; limit += slice) {
    const found = await firstOfStatus(
      transaction,
      caller,
      { ...which, by: 'createdAt' },
      { direction: 'ascending', limit },
    );
    const items = found.slice(limit - slice);
    const lines = await Promise.all(items.map((item) => statusLinesOf(transaction, item)));
    for (const [index, { id, title, createdAt }] of items.entries()) {
      if (oldest && oldest.since <= createdAt) return oldest;
      const { since } = statusChanges(lines[index] ?? []);
      const own = { id, title, since: since ?? createdAt };
      if (!oldest || own.since < oldest.since) oldest = own;
    }
    if (found.length < limit) return oldest;
  }
}
