import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contract } from '@brandroom/domain/contract/contract';
import { decide } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { putWithHistory, recordHistory } from './step';
import { onContent, requireVersion, toItem } from './stored-content';

const delay = 500;
const onTrashedContent = onTrashed('content');
const missed = 'Its scheduled time had passed, so it wasn’t published.';

export const deleteContent = command(contract.content.delete, {
  access: onContent('delete'),
  accessOnRetry: onTrashedContent,
  delay,
  invalidates: ['content'],
  run: async (transaction, { input, subject, at, env }) => {
    const { item, caller } = subject;
    await requireVersion(transaction, item, input.version);
    await discard(transaction, { collection: 'content', row: item, caller, at });
    await recordHistory(transaction, { item, action: 'delete', caller, at, env }, toItem(item));
    return null;
  },
});

export const restoreContent = command(contract.content.restore, {
  access: onTrashedContent,
  accessOnRetry: onContent('delete'),
  delay,
  invalidates: ['content'],
  run: async (transaction, { subject, at, env }) => {
    const { row, caller, entryId } = subject;
    const item = toItem(row);
    const by = workflowActor(caller.user, row);
    const restored = { type: 'RESTORE', by, at } as const;
    const decision = decide(row, restored);
    const isMissed = decision.taken && decision.facts.status !== row.status;
    const changed = { version: row.version + 1, updatedAt: at, updatedBy: caller.user.id };
    const next = (isMissed ? { ...item, ...decision.facts, ...changed } : item) as ContentItem;
    await transaction.delete('trash', entryId);
    const note = isMissed ? missed : undefined;
    const event = decision.taken ? restored : undefined;
    const line = { item: row, action: 'restore', caller, at, env, note, event } as const;
    await putWithHistory(transaction, line, next);
    return next;
  },
});
