import * as v from 'valibot';

import { rule, ruleDraft } from '../brand/rule.schema';
import { brandId, ruleId } from '../id.schema';
import { done, operation } from './base';

/** Changing rules needs `manageBrand`. */
export const rulesContract = {
  /** Oldest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(rule)),
};

/** Entries that no backend serves yet. */
export const plannedRules = {
  create: operation.input(v.strictObject({ brandId, draft: ruleDraft })).output(rule),
  update: operation.input(v.strictObject({ id: ruleId, draft: ruleDraft })).output(rule),
  /** Moves it to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject({ id: ruleId })).output(done),
  restore: operation.input(v.strictObject({ id: ruleId })).output(rule),
};
