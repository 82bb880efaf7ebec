import type { User } from '@brandroom/domain/account/user.schema';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { instantOf } from '@brandroom/domain/time/instant';
import type { Instant } from '@brandroom/domain/time.schema';
import { decide } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import { actionsMessages } from './actions.messages';

const messages = actionsMessages.move;

/** The signed-in user and the current instant. */
export interface UserContext {
  readonly user: User;
  readonly now: Instant;
}

/** Returns the workflow's decision on a new date, which counts as an edit. */
function otherDate(item: ContentItem, scheduledFor: Instant | null, { user, now }: UserContext) {
  const by = workflowActor(user, item);
  return decide(item, { type: 'EDIT', by, at: now, scope: 'content', scheduledFor });
}

const day = 24 * 60 * 60 * 1000;

/** Returns why this person cannot move an item; undefined if they can. */
export function fixedReason(item: ContentItem, context: UserContext): string | undefined {
  if (item.status === 'published') return messages.published;
  const ahead = instantOf(Date.parse(context.now) + day);
  const decision = otherDate(item, ahead, context);
  return decision.taken ? undefined : decision.reasons[0];
}

/**
 * Returns the step whose rule refuses another date, for a link to it; none if that is allowed. The fixed date of a
 * published item is no rule of the workflow.
 *
 * @param why it is refused
 */
export function dateRule(
  item: ContentItem,
  why: string | undefined,
  label: string = messages.confirm,
): readonly { readonly id: 'EDIT'; readonly label: string }[] {
  return why === undefined || item.status === 'published' ? [] : [{ id: 'EDIT', label }];
}

/** Returns why an item cannot have a date, or no date (null); undefined if it can. */
export function dateError(
  item: ContentItem,
  at: Instant | null,
  context: UserContext,
): string | undefined {
  const decision = otherDate(item, at, context);
  if (decision.taken || decision.kind !== 'time') return undefined;
  return at === null ? messages.unscheduleFirst : decision.reasons[0];
}
