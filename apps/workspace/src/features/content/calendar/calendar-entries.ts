import type { User } from '@brandroom/domain/account/user.schema';
import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { displayDate } from '@brandroom/domain/content/date';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { Instant } from '@brandroom/domain/time.schema';
import { decide } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import type { CalendarEntry } from '@brandroom/ui/calendar-entry';

import { channelIcons } from '../../../shared/content/channel-icons';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.grid.move;

/** The signed-in user and the current instant. */
export interface UserContext {
  readonly user: User;
  readonly now: Instant;
}

/** The workflow's decision on another date, which counts as an edit of the content. */
function otherDate(item: ContentItem, { user, now }: UserContext) {
  const by = workflowActor(user, item);
  return decide(item, { type: 'EDIT', by, at: now, scope: 'content' });
}

/** Why this person cannot move an item; undefined when they can. */
export function fixedReason(item: ContentItem, context: UserContext): string | undefined {
  if (item.status === 'published') return messages.published;
  const decision = otherDate(item, context);
  if (!decision.taken) return decision.reasons[0];
  // An approver's edit keeps it scheduled, and a new date needs the publish right.
  const staysScheduled = decision.facts.status === 'scheduled';
  const mayPublish = workflowActor(context.user, item).flags.includes('publish');
  return staysScheduled && !mayPublish ? messages.needsPublish : undefined;
}

/** Whether another date withdraws the approval (docs/product/content-workflow.md#changes-after-approval). */
export function losesApproval(item: ContentItem, context: UserContext): boolean {
  const decision = otherDate(item, context);
  return decision.taken && decision.facts.status !== item.status;
}

/** Why an item cannot have a date, or no date (null); undefined when it can. */
export function dateError(
  item: ContentItem,
  at: Instant | null,
  context: UserContext,
): string | undefined {
  const staysScheduled = item.status === 'scheduled' && !losesApproval(item, context);
  if (!staysScheduled) return undefined;
  if (at === null) return messages.unscheduleFirst;
  return at <= context.now ? messages.past : undefined;
}

/** An item as an entry of the grid: at its scheduled or published time, else without a date. */
export function entryOf(
  item: ContentItem,
  context: UserContext,
  href: string,
): CalendarEntry<ContentItem> {
  const isDated = item.scheduledFor !== null || item.status === 'published';
  return {
    id: item.id,
    item,
    href,
    title: item.title,
    at: isDated ? displayDate(item) : null,
    status: item.status,
    detail: `${contentStatusLabels[item.status]}, ${channelLabels[channelOf(item)]}`,
    fixed: fixedReason(item, context),
    icon: channelIcons[channelOf(item)],
    excerpt: excerptOf(item.body),
  };
}

const excerptLength = 80;

/** The first characters of a text, on one line. */
function excerptOf(text: string): string {
  const letters = Array.from(
    text
      .slice(0, 4 * excerptLength)
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
  return letters.length <= excerptLength
    ? letters.join('')
    : `${letters.slice(0, excerptLength).join('')}…`;
}
