import { contentChanges } from '@brandroom/domain/content/diff';
import { contract } from '@brandroom/domain/contract/contract';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import { conflict, invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { takeStep } from './step';
import {
  isForeignCampaign,
  missingImage,
  onContent,
  requireVersion,
  toItem,
} from './stored-content';

/** Saves an edit, which may cost the item its approval (docs/product/content-workflow.md#changes-after-approval). */
export const updateContent = command(contract.content.update, {
  access: onContent('edit'),
  delay: 500,
  invalidates: ['content'],
  run: async (transaction, { input, subject, at, env }) => {
    const { item, caller } = subject;
    const { draft, scheduledFor } = input;
    if (draft.type !== item.type) {
      throw conflict('An item’s type can’t be changed.', { reason: 'type' });
    }
    await requireVersion(transaction, item, input.version);
    const missing = await missingImage(transaction, item.brandId, draft.images, item.images);
    if (missing >= 0) throw invalid(`draft.images.${missing}`, 'This image is not in the library.');
    if (await isForeignCampaign(transaction, item.brandId, draft, item.campaignId))
      throw invalid('draft.campaignId', 'This brand doesn’t have this campaign.');

    const before = toItem(item);
    const written = { ...before, ...draft, scheduledFor };
    const { changes, scope } = contentChanges(before, written);
    if (scope === 'nothing') return before;

    const by = workflowActor(caller.user, item);
    return takeStep(transaction, {
      item,
      action: 'edit',
      event: { type: 'EDIT', by, at, scope, scheduledFor },
      caller,
      at,
      env,
      written,
      changes,
    });
  },
});
