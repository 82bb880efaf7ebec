import { contract } from '@brandroom/domain/contract/contract';
import type { ContentItem } from '@brandroom/domain/content/content.schema';

import { command } from '../../pipeline/operation';
import { recordHistory } from './step';
import { onContent, toItem, toStored } from './stored-content';

/** "Duplicate as draft": the way on from what is rejected or published (decisions section 2). */
export const duplicateContent = command(contract.content.duplicate, {
  access: onContent('create'),
  delay: 1000,
  touches: ['content'],
  run: async (transaction, { subject, at, env }) => {
    const { asker, item } = subject;
    const copy: ContentItem = {
      ...toItem(item),
      id: env.id('Content'),
      title: `${item.title.slice(0, 190)} (copy)`,
      version: 1,
      status: 'draft',
      scheduledFor: null,
      publishedAt: null,
      approvedAt: null,
      approvedBy: null,
      createdAt: at,
      createdBy: asker.user.id,
      updatedAt: at,
      updatedBy: asker.user.id,
    };
    const stored = toStored(copy);
    await transaction.put('content', stored);
    await recordHistory(transaction, { item: stored, action: 'create', asker, at, env }, copy);
    return copy;
  },
});
