import * as v from 'valibot';

import { requiredText, textList } from '../text.schema';
import { brandRecord } from './brand-record.schema';
import { rulePlatforms } from './rule-platform';

/** The fields of a rule that a person edits. */
export const ruleDraft = v.strictObject({
  title: requiredText(120, 'Enter a title.'),
  description: requiredText(2000, 'Describe the rule.'),
  examples: textList(
    { items: 20, characters: 1000 },
    { none: 'Give at least one example.', blank: 'Write the example or remove it.' },
  ),
  platform: v.picklist(rulePlatforms),
});
export type RuleDraft = v.InferOutput<typeof ruleDraft>;

/** A rule of the brand context. */
export const rule = v.strictObject({ ...brandRecord('Rule'), ...ruleDraft.entries });
export type Rule = v.InferOutput<typeof rule>;

/** The rule the form starts from: platform all and one blank example. */
export const newRule: RuleDraft = { title: '', description: '', examples: [''], platform: 'all' };
