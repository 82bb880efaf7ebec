import * as v from 'valibot';

import { moveOf } from '../brand/asset-order';
import { guideline, guidelineDraft } from '../brand/guideline.schema';
import { brandId, guidelineId } from '../id.schema';
import { done, operation } from './base';

const one = v.strictObject({ id: guidelineId });

/** Everyone with access to the brand reads its guidelines; changing them needs `manageBrand`. */
export const guidelinesContract = {
  /** In the order that people gave them; new ones come last. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(guideline)),
  create: operation.input(v.strictObject({ brandId, draft: guidelineDraft })).output(guideline),
  update: operation
    .input(v.strictObject({ id: guidelineId, draft: guidelineDraft }))
    .output(guideline),
  /** Moves it to the trash, from where `restore` brings it back to its place. */
  delete: operation.input(one).output(done),
  restore: operation.input(one).output(guideline),
  /** `notFound` where the other guideline is not in the same brand. */
  reorder: operation.input(moveOf('Guideline')).output(done),
};
