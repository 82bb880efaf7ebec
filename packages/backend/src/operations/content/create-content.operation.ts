import { contract } from '@brandroom/domain/contract/contract';
import type { ContentDraft, ContentItem } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';

import type { BrandId } from '@brandroom/domain/id.schema';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import type { Access, BrandSubject } from '../../pipeline/access';
import { inBrand } from '../../pipeline/access';
import { invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { putWithHistory } from './step';
import { isForeignCampaign, missingImage, toStored } from './stored-content';

const mayCreate: Access<{ brandId: BrandId; draft: ContentDraft }, BrandSubject> = (question) =>
  inBrand(contentRight('create', question.input.draft.type))(question);

/** New content is always a draft. */
export const createContent = command(contract.content.create, {
  access: mayCreate,
  delay: 1000,
  invalidates: ['content'],
  run: async (transaction, { input, subject, at, env }) => {
    const { draft, brandId, scheduledFor } = input;
    const { caller } = subject;
    const missing = await missingImage(transaction, brandId, draft.images);
    if (missing >= 0) throw invalid(`draft.images.${missing}`, 'This image is not in the library.');
    if (await isForeignCampaign(transaction, brandId, draft))
      throw invalid('draft.campaignId', 'This brand doesn’t have this campaign.');
    const item: ContentItem = {
      ...draft,
      id: env.id('Content'),
      brandId,
      version: 1,
      status: 'draft',
      scheduledFor,
      publishedAt: null,
      approvedAt: null,
      approvedBy: null,
      createdAt: at,
      createdBy: caller.user.id,
      updatedAt: at,
      updatedBy: caller.user.id,
    };
    const by = workflowActor(caller.user, item);
    const event = { type: 'CREATE', by, at, scheduledFor } as const;
    const line = { item: toStored(item), action: 'create', caller, at, env, event } as const;
    await putWithHistory(transaction, line, item);
    return item;
  },
});
