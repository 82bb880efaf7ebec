import { startFitting } from '@brandroom/domain/content/graphemes';
import { contract } from '@brandroom/domain/contract/contract';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import type { Env } from '../../env';
import type { Caller } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import type { WriteTransaction } from '../../store/store';
import { putWithHistory } from './step';
import { onContent, toItem, toStored } from './stored-content';

/** Stores a copy of an item as a new draft of the caller's own. */
export async function copyAsDraft(
  transaction: WriteTransaction,
  { item, caller, at, env }: { item: ContentItem; caller: Caller; at: Instant; env: Env },
): Promise<ContentItem> {
  const copy: ContentItem = {
    ...item,
    id: env.id('Content'),
    title: `${startFitting(item.title, 190).trimEnd()} (copy)`,
    version: 1,
    status: 'draft',
    scheduledFor: null,
    publishedAt: null,
    approvedAt: null,
    approvedBy: null,
    createdAt: at,
    createdBy: caller.user.id,
    updatedAt: at,
    updatedBy: caller.user.id,
  };
  const by = workflowActor(caller.user, copy);
  const event = { type: 'CREATE', by, at, scheduledFor: null } as const;
  const line = { item: toStored(copy), action: 'create', caller, at, env, event } as const;
  await putWithHistory(transaction, line, copy);
  return copy;
}

/** Duplicates an item as a draft: the way on from a rejected or published item. */
export const duplicateContent = command(contract.content.duplicate, {
  access: onContent('create'),
  delay: 1000,
  invalidates: ['content'],
  run: (transaction, { subject: { caller, item }, at, env }) =>
    copyAsDraft(transaction, { item: toItem(item), caller, at, env }),
});
