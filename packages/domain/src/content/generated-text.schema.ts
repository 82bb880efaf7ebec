import * as v from 'valibot';

import { requiredText } from '../text.schema';
import { contentTypes, platforms } from './content.schema';

const prompt = requiredText(2000, 'Say what the text should be about.');

/** What a person asks the generator for (spec section 2.17 and 5). */
export const textRequest = v.variant('type', [
  v.strictObject({
    type: v.literal('social'),
    prompt,
    platforms: v.pipe(
      v.array(v.picklist(platforms)),
      v.minLength(1, 'Select at least one platform.'),
    ),
  }),
  v.strictObject({ type: v.literal('email'), prompt }),
  v.strictObject({ type: v.literal('blog'), prompt }),
]);
export type TextRequest = v.InferOutput<typeof textRequest>;

/** What it answers: one text for each platform asked for (spec section 7). */
export const generatedText = v.strictObject({
  type: v.picklist(contentTypes),
  title: v.string(),
  description: v.string(),
  body: v.string(),
  /** Null for what is not a social post. */
  platform: v.nullable(v.picklist(platforms)),
});
export type GeneratedText = v.InferOutput<typeof generatedText>;
