import * as v from 'valibot';

import { brand, brandDraft } from '../brand/brand.schema';
import { brandId } from '../id.schema';
import { done, operation } from './base';

export const brandsContract = {
  /** The brands that the person has access to, by name, without the archived ones. */
  list: operation.output(v.array(brand)),
  /** The archived brands that the person may restore, by name. */
  listArchived: operation.output(v.array(brand)),
  create: operation.input(brandDraft).output(brand),
  update: operation
    .input(v.strictObject({ id: brandId, patch: v.partial(brandDraft) }))
    .output(brand),
  /**
   * Takes the brand out of use and keeps everything in it. `conflict` (reason `lastBrand`) for the
   * last brand in use.
   */
  archive: operation.input(v.strictObject({ id: brandId })).output(done),
  restore: operation.input(v.strictObject({ id: brandId })).output(brand),
};
