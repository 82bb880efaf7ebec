import { contract } from '@brandroom/domain/contract/contract';
import type { Task } from '@brandroom/domain/contract/dashboard.contract';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Caller } from '../../pipeline/access';
import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import type { StoredContent } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { toItem } from '../content/stored-content';
import { countOfStatus, firstOfStatus } from '../content/visible-content';
import { recentActivity } from './activity';

const upcomingItems = 5;
const listedTasks = 5;
const recentUpdates = 10;

const toTask = ({ id, title, scheduledFor }: StoredContent): Task => ({
  id,
  title: `Review content: ${title}`,
  type: 'approval',
  dueDate: scheduledFor,
  priority: 'high',
});

/** The first of `count` pending items by planned date; then those without one, by when they were made. */
async function firstDue(
  transaction: ReadTransaction,
  caller: Caller,
  pending: { brandId: BrandId; status: 'pending' },
  count: number,
) {
  const limit = Math.min(listedTasks, count);
  const slice = { direction: 'ascending', limit } as const;
  const due = await firstOfStatus(transaction, caller, { ...pending, by: 'dated' }, slice);
  if (due.length === limit) return due;
  const created = await firstOfStatus(transaction, caller, { ...pending, by: 'createdAt' }, slice);
  return [...due, ...created.filter(({ dated }) => dated === null)].slice(0, limit);
}

/** Counts and lists only content the caller sees (docs/product/content-workflow.md#dashboard). */
export const dashboardSummary = query(contract.dashboard.summary, {
  access: inBrand(),
  delay: 1000,
  run: async (transaction, { subject: { caller, brandId }, at }) => {
    const scheduled = { brandId, status: 'scheduled', from: at } as const;
    const pending = { brandId, status: 'pending' } as const;

    const upcoming = await firstOfStatus(
      transaction,
      caller,
      { ...scheduled, by: 'date' },
      { direction: 'ascending', limit: upcomingItems },
    );
    const pendingApproval = await countOfStatus(transaction, caller, pending);
    const waiting = await firstDue(transaction, caller, pending, pendingApproval);
    const scheduledContent = await countOfStatus(transaction, caller, scheduled);
    const activity = await recentActivity(transaction, caller, brandId, recentUpdates);
    return {
      pendingApproval,
      scheduledContent,
      activeTasks: pendingApproval,
      recentUpdates: activity.length,
      upcoming: upcoming.map(toItem),
      tasks: waiting.map(toTask),
      activity,
    };
  },
});
