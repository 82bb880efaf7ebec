import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type {
  ContentAction,
  FieldChange,
  HistoryEntry,
} from '@brandroom/domain/content/content.schema';
import { statusLines } from '@brandroom/domain/content/workflow-summary';
import type { Instant } from '@brandroom/domain/time.schema';
import type { ContentWorkflowEvent } from '@brandroom/machines/content-workflow/content-workflow.events';
import type { CreateEvent } from '@brandroom/machines/content-workflow/journal';
import { recordOf } from '@brandroom/machines/content-workflow/journal';
import type { Decision } from '@brandroom/machines/content-workflow/decide';
import { decide } from '@brandroom/machines/content-workflow/decide';

import type { Env } from '../../env';
import type { Caller } from '../../pipeline/access';
import type { Failure } from '../../pipeline/failure';
import { conflict, forbidden, invalid } from '../../pipeline/failure';
import { scheduleName } from '../../schedule-name';
import type { StoredContent } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';
import { notifyOfStep } from '../dashboard/notify';
import { statusLinesOf, toItem, toStored } from './stored-content';

export interface Step {
  item: StoredContent;
  action: ContentAction;
  event: ContentWorkflowEvent;
  caller: Caller | null;
  at: Instant;
  env: Env;
  /** The note with the decision. */
  note?: string | undefined;
  /** The item with the person's changes, or the stored item when only the status changes. */
  written?: ContentItem;
  changes?: readonly FieldChange[];
  /** The kind of change that the step undoes: then its refusal is a `conflict`. */
  undoes?: 'move' | 'decision';
}

/** The machine's refusal as the failure of an operation. */
function refusalOf(
  decision: Extract<Decision, { taken: false }>,
  { item, undoes, event }: Pick<Step, 'item' | 'undoes' | 'event'>,
): Failure {
  const [reason = 'This cannot be done now.'] = decision.reasons;
  if (decision.kind === 'right') return forbidden(decision.right ?? null, reason);
  if (decision.kind === 'status' || undoes)
    return conflict(reason, { reason: undoes ?? 'status', current: toItem(item) });
  const isOverLimit = 'exceedsLimits' in event && event.exceedsLimits && !event.anyway;
  return invalid(isOverLimit ? 'body' : 'scheduledFor', reason);
}

/**
 * Asks the workflow machine, then stores the item's next version and a line of its history.
 * Throws `forbidden`, `invalid` or `conflict` when the machine refuses the step.
 */
export async function takeStep(transaction: WriteTransaction, step: Step): Promise<ContentItem> {
  const { item, caller, at } = step;
  const decision = decide(item, step.event);
  if (!decision.taken) throw refusalOf(decision, step);
  const next = {
    ...(step.written ?? toItem(item)),
    ...decision.facts,
    version: item.version + 1,
    updatedAt: at,
    updatedBy: caller?.user.id ?? item.updatedBy,
  } as ContentItem;
  await putWithHistory(transaction, step, next);
  const by = caller?.user ?? null;
  const { env, note = null } = step;
  await notifyOfStep(transaction, { before: item.status, item: next, by, note, at, env });
  return next;
}

type Entry = Omit<Step, 'event'> & {
  /** Left out where the workflow was not asked. */
  event?: ContentWorkflowEvent | CreateEvent | undefined;
};

/** Stores the next version of an item, or a new one, with an entry of its history. */
export async function putWithHistory(
  transaction: WriteTransaction,
  entry: Entry,
  next: ContentItem,
): Promise<void> {
  const before = await statusLinesOf(transaction, entry.item);
  const line = await recordHistory(transaction, entry, next);
  const lines = statusLines([...before, line]);
  await transaction.put('content', { ...toStored(next), statusLines: lines });
}

/** Adds an entry to the item's history, with the event as the machine saw it. */
export async function recordHistory(
  transaction: WriteTransaction,
  { item, action, caller, at, env, note, changes = [], event }: Entry,
  next: ContentItem,
): Promise<HistoryEntry> {
  const entry: HistoryEntry = {
    id: env.id('History'),
    contentId: next.id,
    version: next.version,
    at,
    by: caller?.user.id ?? null,
    byName: caller?.user.name ?? scheduleName,
    action,
    from: action === 'create' ? null : item.status,
    to: next.status,
    note: note?.trim() ? note.trim() : null,
    changes: [...changes],
    ...(event ? recordOf(event) : {}),
  };
  await transaction.put('history', entry);
  return entry;
}
