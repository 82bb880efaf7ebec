import { contentChanges } from '@brandroom/domain/content/diff';
import { contract } from '@brandroom/domain/contract/contract';
import type { ContentItem } from '@brandroom/domain/content/content.schema';

import { conflict, invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { actorOn, takeStep } from './step';
import { missingImage, onContent, requireVersion, toItem } from './stored-content';

/** Saves what a person wrote; what it touches decides about the status (decisions section 2). */
export const updateContent = command(contract.content.update, {
  access: onContent('edit'),
  delay: 500,
  touches: ['content'],
  run: async (transaction, { input, subject, at, env }) => {
    const { item, asker } = subject;
    const { draft, scheduledFor } = input;
    if (draft.type !== item.type) {
      throw conflict('The type of an item does not change.', { reason: 'type' });
    }
    await requireVersion(transaction, item, input.version);
    const missing = await missingImage(transaction, item.brandId, draft.images);
    if (missing >= 0) throw invalid(`draft.images.${missing}`, 'This image is not in the library.');

    const before = toItem(item);
    const written = { ...before, ...draft, scheduledFor } as ContentItem;
    const { changes, touches } = contentChanges(before, written);
    if (touches === 'nothing') return before;
    return takeStep(transaction, {
      item: { ...item, scheduledFor },
      action: 'edit',
      event: { type: 'EDIT', by: actorOn(asker, item), at, touches },
      asker,
      at,
      env,
      written,
      changes,
    });
  },
});
