import * as v from 'valibot';

import { moveOf } from '../brand/asset-order';
import { rule, ruleDraft } from '../brand/rule.schema';
import { brandId, ruleId } from '../id.schema';
import { done, operation } from './base';

const one = v.strictObject({ id: ruleId });

/** Everyone with access to the brand reads its rules; changing them needs `manageBrand`. */
export const rulesContract = {
  /** In the order that people gave them; new ones come last. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(rule)),
  create: operation.input(v.strictObject({ brandId, draft: ruleDraft })).output(rule),
  update: operation.input(v.strictObject({ id: ruleId, draft: ruleDraft })).output(rule),
  /** Moves it to the trash, from where `restore` brings it back to its place. */
  delete: operation.input(one).output(done),
  restore: operation.input(one).output(rule),
  /** `notFound` where the other rule is not in the same brand. */
  reorder: operation.input(moveOf('Rule')).output(done),
};
