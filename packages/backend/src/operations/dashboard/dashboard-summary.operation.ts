import { maxPageSize } from '@brandroom/domain/contract/base';
import { contract } from '@brandroom/domain/contract/contract';
import type { Task } from '@brandroom/domain/contract/dashboard.contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import type { StoredContent } from '../../store/collections';
import { toItem } from '../content/stored-content';
import { countOfStatus, firstOfStatus } from '../content/visible-content';
import { recentActivity } from './activity';

const upcomingItems = 5;
const recentUpdates = 10;

const toTask = ({ id, title, scheduledFor }: StoredContent): Task => ({
  id,
  title: `Review content: ${title}`,
  type: 'approval',
  dueDate: scheduledFor,
  priority: 'high',
});

/** Sorts by due date; tasks without a date come last. */
function byDueDate(a: Task, b: Task): number {
  if (a.dueDate === b.dueDate) return 0;
  if (a.dueDate === null) return 1;
  return b.dueDate === null || a.dueDate < b.dueDate ? -1 : 1;
}

/**
 * Counts and lists only content the caller sees (docs/product/content-workflow.md#dashboard). The list of tasks
 * is at most one page, their count is of all.
 */
export const dashboardSummary = query(contract.dashboard.summary, {
  access: inBrand(),
  delay: 1000,
  run: async (transaction, { subject: { caller, brandId }, at }) => {
    const scheduled = { brandId, status: 'scheduled', from: at } as const;
    const pending = { brandId, status: 'pending' } as const;
    const soonest = (limit: number) => ({ direction: 'ascending', limit }) as const;

    const upcoming = await firstOfStatus(
      transaction,
      caller,
      { ...scheduled, by: 'date' },
      soonest(upcomingItems),
    );
    const waiting = await firstOfStatus(
      transaction,
      caller,
      { ...pending, by: 'date' },
      soonest(maxPageSize),
    );
    const pendingApproval = await countOfStatus(transaction, caller, pending);
    const scheduledContent = await countOfStatus(transaction, caller, scheduled);
    const activity = await recentActivity(transaction, caller, brandId, recentUpdates);
    return {
      pendingApproval,
      scheduledContent,
      activeTasks: pendingApproval,
      recentUpdates: activity.length,
      upcoming: upcoming.map(toItem),
      tasks: waiting.map(toTask).toSorted(byDueDate),
      activity,
    };
  },
});
