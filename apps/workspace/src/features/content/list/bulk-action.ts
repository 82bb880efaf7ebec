import { exceedsLimits } from '@brandroom/domain/content/limits';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import type { Instant } from '@brandroom/domain/time.schema';
import type { WorkflowAction } from '@brandroom/machines/content-workflow/actions';
import { decide, statusRule } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import type { User } from '@brandroom/domain/account/user.schema';
import type { Clock } from '../../../shared/time/clock';
import { instantNow } from '../../../shared/time/clock';
import { fixedReason } from '../actions/move-rules';
import { storeMove } from '../actions/store-move';
import { commandKey, sendOnce } from '../item/command-key';
import { valuesOf } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';
import { itemMessages } from '../item/item.messages';
import { actionsOffered } from '../item/offered-actions';
import { takeStep, undoDecision } from '../item/use-workflow-step';
import * as v from 'valibot';

/** The most frequent action first. */
export const bulkKinds = [
  'APPROVE',
  'REJECT',
  'SUBMIT',
  'SCHEDULE',
  'PUBLISH',
  'UNSCHEDULE',
  'move',
  'campaign',
  'tags',
  'copy',
  'delete',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** An action on several items, with the values from its dialog. */
export type BulkAction =
  | { readonly kind: Exclude<WorkflowAction, 'SCHEDULE' | 'REJECT'> | 'copy' | 'delete' }
  | { readonly kind: 'REJECT'; readonly note: string }
  | { readonly kind: 'SCHEDULE' | 'move'; readonly at: Instant }
  | { readonly kind: 'campaign'; readonly campaignId: CampaignId | null }
  | {
      readonly kind: 'tags';
      readonly added: readonly string[];
      readonly removed: readonly string[];
    };

interface BulkContext {
  readonly user: User;
  readonly clock: Clock;
}

interface WhyNotOptions {
  /** Whether the item is one of several, so that every wrong status has the same reason. */
  isAmong?: boolean;
}

/** Returns why a person cannot perform an action on an item; undefined if they can. */
export function whyNot(
  item: ContentItem,
  kind: BulkKind,
  { user, clock }: BulkContext,
  { isAmong = false }: WhyNotOptions = {},
): string | undefined {
  const { type, brandId } = item;
  const at = instantNow(clock);
  if (kind === 'copy' || kind === 'delete') {
    const right = contentRight(kind === 'copy' ? 'create' : 'delete', type);
    return denialReason(user, right, brandId) ?? undefined;
  }
  if (kind === 'move') return fixedReason(item, { user, now: at });
  const by = workflowActor(user, item);
  if (kind === 'campaign' || kind === 'tags') {
    const decision = decide(item, { type: 'EDIT', by, at, scope: 'labels' });
    return decision.taken ? undefined : decision.reasons[0];
  }
  const offered = actionsOffered(item, user, clock).find(({ event }) => event === kind);
  if (offered?.allowed) {
    // Exceeding a limit must be confirmed for each item.
    const isForChannel = kind === 'PUBLISH' || kind === 'SCHEDULE';
    return isForChannel && exceedsLimits(item) ? itemMessages.channel.alone : undefined;
  }
  if (offered) return offered.reasons[0];
  const decision = decide(item, { type: kind, by, at, scheduledFor: at });
  if (decision.taken) return undefined;
  return isAmong && decision.kind === 'status' ? statusRule(kind) : decision.reasons[0];
}

/** Returns whether an item's workflow has a step in its current status. */
export function hasStep(item: ContentItem, kind: BulkKind, { user, clock }: BulkContext): boolean {
  return (
    ['move', 'campaign', 'tags', 'copy', 'delete'].includes(kind) ||
    actionsOffered(item, user, clock).some(({ event }) => event === kind)
  );
}

async function storeLabels(
  content: WorkspaceClient['content'],
  item: ContentItem,
  labels: Partial<Pick<ContentItem, 'campaignId' | 'tags'>>,
): Promise<ContentItem> {
  const { id, version, type } = item;
  const written = v.parse(contentValuesSchema(type), { ...valuesOf(item), ...labels });
  const idempotencyKey = await commandKey(`${id}/${version}`, written);
  return content.update({ id, version, ...written }, { context: { idempotencyKey } });
}

/** Runs an action on one item and returns the stored item. A retry sends the same command. */
export async function carryOut(
  client: WorkspaceClient,
  user: User,
  item: ContentItem,
  action: BulkAction,
): Promise<ContentItem> {
  const { content } = client;
  const { id, version } = item;
  if (action.kind === 'move') return storeMove(content, item, action.at);
  if (action.kind === 'campaign') return storeLabels(content, item, action);
  if (action.kind === 'tags') {
    const { added, removed } = action;
    const kept = item.tags.filter((tag) => !removed.includes(tag));
    return storeLabels(content, item, { tags: [...new Set([...kept, ...added])] });
  }
  if (action.kind === 'copy')
    return sendOnce(`${id}/${version}/copy`, (options) => content.duplicate({ id }, options));
  if (action.kind === 'delete') {
    const send = (options: { context: { idempotencyKey: string } }) =>
      content.delete({ id, version }, options);
    await sendOnce(`${id}/${version}/delete`, send);
    return item;
  }
  if (action.kind === 'SCHEDULE')
    return takeStep(client, user, { item, action: action.kind, scheduledFor: action.at });
  if (action.kind === 'REJECT')
    return takeStep(client, user, { item, action: action.kind, note: action.note });
  return takeStep(client, user, { item, action: action.kind });
}

/** Undoes an action on one item. */
export type Undo = (before: ContentItem, after: ContentItem) => Promise<unknown>;

/** Returns how an action on one item is undone; undefined if it is final. */
export function undoOf(client: WorkspaceClient, action: BulkAction): Undo | undefined {
  const { content } = client;
  const once = (command: string) => ({ context: { idempotencyKey: command } });
  const pendingAgain: Undo = (_, stored) => undoDecision(client, stored);
  const undos: Partial<Record<BulkKind, Undo>> = {
    APPROVE: pendingAgain,
    REJECT: pendingAgain,
    move: (_, { id, version }) =>
      content.undoMove({ id, version }, once(`${id}/${version}/undoMove`)),
    campaign: ({ campaignId }, after) => storeLabels(content, after, { campaignId }),
    tags: ({ tags }, after) => storeLabels(content, after, { tags }),
    copy: (_, { id, version }) => content.delete({ id, version }, once(`${id}/${version}/delete`)),
    delete: ({ id }) => sendOnce(`${id}/restore`, (options) => content.restore({ id }, options)),
  };
  return undos[action.kind];
}
