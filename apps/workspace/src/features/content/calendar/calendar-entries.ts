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

/** Returns the workflow's decision on a new date, which counts as an edit. */
function otherDate(item: ContentItem, scheduledFor: Instant | null, { user, now }: UserContext) {
  const by = workflowActor(user, item);
  return decide(item, { type: 'EDIT', by, at: now, scope: 'content', scheduledFor });
}

const day = 24 * 60 * 60 * 1000;

/** Returns why this person cannot move an item; undefined if they can. */
export function fixedReason(item: ContentItem, context: UserContext): string | undefined {
  if (item.status === 'published') return messages.published;
  const ahead = new Date(Date.parse(context.now) + day).toISOString();
  const decision = otherDate(item, ahead, context);
  return decision.taken ? undefined : decision.reasons[0];
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

/** Converts an item to a grid entry: at its scheduled or published time, else without a date. */
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

/** Returns the start of a text, on one line. */
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
