import type { ContentFlag } from '@brandroom/domain/content/visibility';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { contentActionName, isCustomRole, roleRefusal } from '@brandroom/domain/rights/labels';

import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';
import type {
  ContentWorkflowContext,
  ContentWorkflowEvent,
  MoveToUndo,
  WorkflowActor,
} from './content-workflow.events';

type Args = GuardArgs<ContentWorkflowContext, ContentWorkflowEvent>;
type Rule = (args: Args) => boolean;
type Words = GuardWords<ContentWorkflowContext, ContentWorkflowEvent, FlagRight>;

/** Milliseconds since 1970, or NaN where the value is no moment as the domain writes it. */
function millisecondsOf(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString() === value ? at.getTime() : Number.NaN;
}

function isMoment(value: unknown): boolean {
  return !Number.isNaN(millisecondsOf(value));
}

/** Events cross a worker boundary, so their payload is checked before it is used. */
function actorOf(event: ContentWorkflowEvent): WorkflowActor | null {
  const by: unknown = 'by' in event ? event.by : null;
  if (typeof by !== 'object' || by === null) return null;
  const { id, flags } = by as Partial<WorkflowActor>;
  return typeof id === 'string' && id !== '' && Array.isArray(flags) ? (by as WorkflowActor) : null;
}

/** A right counts only with an actor and a time, because both are recorded with the item. */
function holds(flag: ContentFlag): Rule {
  return ({ event }) => isMoment(event.at) && actorOf(event)?.flags.includes(flag) === true;
}

/** The date that an event leaves an item with; a value that is no date changes nothing. */
export function dateAfter(
  event: ContentWorkflowEvent,
  before: ContentWorkflowContext['scheduledFor'],
): ContentWorkflowContext['scheduledFor'] {
  if (!('scheduledFor' in event)) return before;
  const { scheduledFor } = event;
  return scheduledFor === null || isMoment(scheduledFor) ? (scheduledFor ?? null) : before;
}

/** The move that an undo is about, which crosses the same boundary. */
function moveOf(event: ContentWorkflowEvent): Partial<MoveToUndo> | null {
  const move: unknown = 'move' in event ? event.move : null;
  return typeof move === 'object' ? move : null;
}

/** The date before the move that is undone; a value that is no date changes nothing. */
export function dateBefore(
  event: ContentWorkflowEvent,
  now: ContentWorkflowContext['scheduledFor'],
): ContentWorkflowContext['scheduledFor'] {
  const before = moveOf(event)?.scheduledFor;
  return before === null || isMoment(before) ? (before ?? null) : now;
}

type Approval = Pick<ContentWorkflowContext, 'approvedAt' | 'approvedBy'>;

/** The approval before the move that is undone; none where the event has none. */
export function approvalBefore(event: ContentWorkflowEvent): Approval {
  const given: unknown = moveOf(event)?.approval;
  const { at, by } = (given ?? {}) as Partial<NonNullable<MoveToUndo['approval']>>;
  return isMoment(at) && typeof by === 'string' && by !== ''
    ? { approvedAt: at ?? null, approvedBy: by }
    : { approvedAt: null, approvedBy: null };
}

/** Returns whether an id is that of the acting person. */
function isActor(event: ContentWorkflowEvent, id: unknown): boolean {
  return typeof id === 'string' && actorOf(event)?.id === id;
}

const movesDate: Rule = ({ context, event }) =>
  dateAfter(event, context.scheduledFor) !== context.scheduledFor;
const mayPublish = holds('publish');
const changesContent: Rule = ({ event }) => 'scope' in event && event.scope === 'content';
const mayApprove = holds('approve');

export const contentWorkflowGuards = {
  mayCreate: holds('create'),
  mayEdit: holds('edit'),
  mayApprove,
  mayPublish,
  mayDelete: holds('delete'),
  hasDate: ({ event }) => 'scheduledFor' in event && isMoment(event.scheduledFor),
  // Only about the past: a missing date is the concern of `hasDate`, with its own message.
  dateIsAhead: ({ event }) =>
    !('scheduledFor' in event && millisecondsOf(event.scheduledFor) <= millisecondsOf(event.at)),
  // docs/decisions/0024-publish-anyway.md
  fitsChannel: ({ event }) =>
    !('exceedsLimits' in event && event.exceedsLimits) || ('anyway' in event && event.anyway),
  mayReschedule: (args) => !movesDate(args) || mayPublish(args),
  newDateIsAhead: (args) =>
    !movesDate(args) ||
    ('scheduledFor' in args.event &&
      millisecondsOf(args.event.scheduledFor) > millisecondsOf(args.event.at)),
  timeHasCome: ({ context, event }) =>
    millisecondsOf(event.at) >= millisecondsOf(context.scheduledFor),
  changesContent,
  // docs/decisions/0012-locked-content.md: only labels of a decided item may change.
  mayRevise: (args) => !changesContent(args) || mayApprove(args),
  // docs/decisions/0016-undo-of-a-move.md. The rules after the first are only about a move that there is.
  isOwnMove: ({ event }) => isActor(event, moveOf(event)?.by),
  wasScheduled: ({ event }) => moveOf(event)?.from === 'scheduled',
  wasApproved: ({ event }) => moveOf(event)?.from === 'approved',
  approvalIsKnown: ({ event }) =>
    moveOf(event) === null || approvalBefore(event).approvedAt !== null,
  earlierDateIsAhead: ({ event }) => {
    const move = moveOf(event);
    return move === null || millisecondsOf(move.scheduledFor) > millisecondsOf(event.at);
  },
  isOwnDecision: ({ event }) => 'decidedBy' in event && isActor(event, event.decidedBy),
} as const satisfies Record<string, Rule>;

/** Returns how to get a permission; editors can create and edit, so the answer for these names that role. */
function helpWith(flag: ContentFlag, role: string): string {
  if (isCustomRole(role)) return `Ask a brand manager to ${flag} it or change your permissions.`;
  return flag === 'create' || flag === 'edit'
    ? 'Ask a brand manager for editor access.'
    : `Ask a brand manager to ${flag} it or change your role.`;
}

function needs(flag: ContentFlag, help = helpWith): Words {
  return {
    kind: 'right',
    says: ({ event }) => {
      const actor = actorOf(event);
      return actor
        ? roleRefusal(contentActionName(flag), actor.roleLabel)
        : 'You’re not signed in.';
    },
    fix: ({ event }) => {
      const actor = actorOf(event);
      return actor ? help(flag, actor.roleLabel) : 'Sign in again.';
    },
    right: ({ context }) => contentRight(flag, context.type),
  };
}

export const contentWorkflowGuardMessages: Readonly<
  Record<keyof typeof contentWorkflowGuards, Words>
> = {
  mayCreate: needs('create'),
  mayEdit: needs('edit'),
  mayApprove: {
    ...needs('approve'),
    not: {
      says: () => 'You can approve this content, so your change keeps its approval.',
      fix: () => 'Save your change: the item keeps its status.',
    },
  },
  mayPublish: needs('publish'),
  mayDelete: needs('delete'),
  mayRevise: needs('approve', () => 'Duplicate it as a draft, or ask a brand manager to edit it.'),
  hasDate: {
    kind: 'data',
    needs: 'a date',
    says: () => 'This item has no date.',
    fix: () => 'Choose a date and a time.',
  },
  dateIsAhead: {
    kind: 'time',
    needs: 'a later date',
    says: () => 'The chosen date is not in the future.',
    fix: () => 'Choose a later date, or use Publish Now.',
  },
  fitsChannel: {
    kind: 'data',
    needs: '“Publish anyway”',
    says: () => 'This item exceeds a limit of its channel.',
    fix: () => 'Shorten it, or choose to publish it anyway.',
  },
  mayReschedule: needs('publish', () => 'Ask a brand manager to reschedule it.'),
  newDateIsAhead: {
    kind: 'time',
    says: () => 'Choose a date and time in the future.',
    fix: () => 'Choose a later date, or unschedule it first.',
  },
  timeHasCome: {
    kind: 'time',
    says: () => 'The scheduled time is still in the future.',
    fix: () => 'Wait until then, or unschedule it and choose another date.',
  },
  changesContent: {
    kind: 'data',
    says: () => 'The content has not changed.',
    fix: () => 'Change the content.',
  },
  isOwnMove: {
    kind: 'data',
    says: () => 'You can undo only your own move, and only if it was the item’s last change.',
    fix: () => 'Choose another date for the item.',
  },
  wasScheduled: {
    kind: 'data',
    says: () => 'The item was not scheduled before this move.',
    fix: () => 'Schedule the item once it is approved.',
    not: {
      says: () => 'The item was scheduled before this move.',
      fix: () => 'Undo the move to schedule it again.',
    },
  },
  wasApproved: {
    kind: 'data',
    says: () => 'The item was not approved before this move.',
    fix: () => 'Ask for an approval.',
    not: {
      says: () => 'The item was approved before this move.',
      fix: () => 'Undo the move to get the approval back.',
    },
  },
  approvalIsKnown: {
    kind: 'data',
    says: () => 'The history does not say who approved this item.',
    fix: () => 'Choose the earlier date yourself, and ask for a new approval.',
  },
  earlierDateIsAhead: {
    kind: 'time',
    says: () => 'Its scheduled time has passed.',
    fix: () => 'Choose a later date.',
  },
  isOwnDecision: {
    kind: 'data',
    says: () => 'You can undo only your own decision, and only if it was the item’s last change.',
    fix: () => 'To change an item after a decision, duplicate it as a draft.',
  },
};
