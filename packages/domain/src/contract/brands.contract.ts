import * as v from 'valibot';

import { brand, brandDraft } from '../brand/brand.schema';
import { brandId } from '../id.schema';
import { operation } from './base';

/** Spec section 4.2 and 7. */
export const brandsContract = {
  /** The brands that the person has access to, by name. */
  list: operation.output(v.array(brand)),
  create: operation.input(brandDraft).output(brand),
  update: operation
    .input(v.strictObject({ id: brandId, patch: v.partial(brandDraft) }))
    .output(brand),
};
