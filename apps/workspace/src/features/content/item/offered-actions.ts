import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { OfferedAction } from '@brandroom/machines/content-workflow/actions';
import { offeredActions } from '@brandroom/machines/content-workflow/actions';
import type { WorkflowFacts } from '@brandroom/machines/content-workflow/decide';
import { decide, snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import type { User } from '@brandroom/domain/account/user.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import { useWorkspace } from '../../../shared/brand/workspace';
import type { Clock } from '../../../shared/time/clock';
import { instantNow, useClock, useNow } from '../../../shared/time/clock';

const day = 24 * 60 * 60 * 1000;

/** Returns the workflow actions that a person can take on an item. */
export function actionsOffered(
  item: WorkflowFacts & Pick<ContentItem, 'brandId'>,
  user: User,
  clock: Clock,
): readonly OfferedAction[] {
  const at = instantNow(clock);
  // The Schedule dialog asks for the date, so any valid date is checked here.
  const later = instantNow(() => clock() + day);
  const facts = item.status === 'approved' ? { ...item, scheduledFor: later } : item;
  return offeredActions(facts, workflowActor(user, item), at);
}

/** Returns the workflow actions that the signed-in user can take on an item. */
export function useOfferedActions(item: ContentItem): readonly OfferedAction[] {
  const { user } = useWorkspace();
  return actionsOffered(item, user, useClock());
}

/** Returns whether the signed-in person may edit the content in its current state. */
export function useMayChange(item: ContentItem): boolean {
  const { user } = useWorkspace();
  const at = useNow()();
  const by = workflowActor(user, item);
  return snapshotOf(item).can({ type: 'EDIT', by, at, scope: 'content' });
}

/**
 * Returns whether saving a change withdraws the approval
 * (docs/product/content-workflow.md#changes-after-approval).
 */
export function losesApproval(
  item: ContentItem,
  { user, now }: { readonly user: User; readonly now: Instant },
): boolean {
  const by = workflowActor(user, item);
  const decision = decide(item, { type: 'EDIT', by, at: now, scope: 'content' });
  return decision.taken && decision.facts.status !== item.status;
}
