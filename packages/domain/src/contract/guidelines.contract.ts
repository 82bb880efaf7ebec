import * as v from 'valibot';

import { guideline, guidelineDraft } from '../brand/guideline.schema';
import { brandId, guidelineId } from '../id.schema';
import { done, operation } from './base';

/** Changing guidelines needs `manageBrand`. */
export const guidelinesContract = {
  /** Oldest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(guideline)),
  create: operation.input(v.strictObject({ brandId, draft: guidelineDraft })).output(guideline),
  update: operation
    .input(v.strictObject({ id: guidelineId, draft: guidelineDraft }))
    .output(guideline),
  /** Moves it to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject({ id: guidelineId })).output(done),
  restore: operation.input(v.strictObject({ id: guidelineId })).output(guideline),
};
