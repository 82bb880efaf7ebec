import * as v from 'valibot';

import { brand, brandDraft } from '../brand/brand.schema';
import { brandId } from '../id.schema';
import { operation } from './base';

export const brandsContract = {
  /** The brands that the person has access to, by name. */
  list: operation.output(v.array(brand)),
  create: operation.input(brandDraft).output(brand),
  update: operation
    .input(v.strictObject({ id: brandId, patch: v.partial(brandDraft) }))
    .output(brand),
};
