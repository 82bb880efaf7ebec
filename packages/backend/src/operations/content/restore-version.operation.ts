import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentChanges } from '@brandroom/domain/content/diff';
import { contract } from '@brandroom/domain/contract/contract';
import type { ContentId } from '@brandroom/domain/id.schema';
import { snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import type { Access } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { copyAsDraft } from './copy-content.operation';
import { takeStep } from './step';
import type { ContentSubject } from './stored-content';
import { historyOf, missingImage, onContent, requireVersion, toItem } from './stored-content';

/** Published and rejected items are locked (docs/decisions/0012-locked-content.md). */
const isDecided = (item: ContentItem) => snapshotOf(item).hasTag('terminal');

/** Needs the edit right, or the create right for a decided item, which is copied as a new draft. */
const onRestorable: Access<{ id: ContentId }, ContentSubject> = async (request) => {
  const subject = await onContent()(request);
  return onContent(isDecided(toItem(subject.item)) ? 'create' : 'edit')(request);
};

/** "Restore as draft" in the history: writes the text of an earlier version as a new change. */
export const restoreVersion = command(contract.content.restoreVersion, {
  access: onRestorable,
  delay: 500,
  invalidates: ['content'],
  // Few restore anything: its code loads on first use.
  prepare: () => import('@brandroom/domain/content/earlier-version'),
  run: async (transaction, { input, subject, prepared: { earlierVersion }, at, env }) => {
    const { item, caller } = subject;
    await requireVersion(transaction, item, input.version);
    const before = toItem(item);
    const earlier = earlierVersion(before, await historyOf(transaction, item.id), input.earlier);
    if (!earlier) throw notFound('This version isn’t in the item’s history.');
    const images = [];
    for (const image of earlier.images) {
      // An image that was deleted from the library since cannot be restored with the text.
      if ((await missingImage(transaction, item.brandId, [image])) < 0) images.push(image);
    }
    const written: ContentItem = { ...before, ...earlier, images };
    if (isDecided(before)) return copyAsDraft(transaction, { item: written, caller, at, env });
    const { changes } = contentChanges(before, written);
    if (changes.length === 0 && item.status === 'draft') return before;
    return takeStep(transaction, {
      item,
      action: 'edit',
      event: { type: 'REVERT', by: workflowActor(caller.user, item), at },
      caller,
      at,
      env,
      note: `Version ${input.earlier} restored as draft.`,
      written,
      changes,
    });
  },
});
