import * as v from 'valibot';

import { requiredText } from '../text.schema';
import { brandRecord } from './brand-record.schema';

const examples = v.pipe(
  v.array(requiredText(500, 'Write the example or remove it.')),
  v.maxLength(20, 'Use at most 20.'),
);

/** The fields of a co-branding guideline that a person edits. */
export const guidelineDraft = v.strictObject({
  title: requiredText(120, 'Enter a title.'),
  description: requiredText(4000, 'Describe the guideline.'),
  dos: examples,
  donts: examples,
});
export type GuidelineDraft = v.InferOutput<typeof guidelineDraft>;

/** A co-branding guideline. */
export const guideline = v.strictObject({
  ...brandRecord('Guideline'),
  ...guidelineDraft.entries,
});
export type Guideline = v.InferOutput<typeof guideline>;
