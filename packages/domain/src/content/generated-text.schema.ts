import * as v from 'valibot';

import { requiredText } from '../text.schema';
import { blogDraft, emailDraft, socialDraft } from './content.schema';
import { platforms } from './platform';

const prompt = requiredText(2000, 'Say what the text should be about.');

/** The input of the text generator. */
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

/** The fields that a person adds to a generated text before it becomes content. */
const unwritten = ['images', 'campaignId', 'keyword'] as const;

/**
 * A generated text, one per requested platform, with every text field of a draft of that type, so
 * that it fits the form as it is.
 */
export const generatedText = v.variant('type', [
  v.omit(socialDraft, unwritten),
  v.omit(emailDraft, unwritten),
  v.omit(blogDraft, unwritten),
]);
export type GeneratedText = v.InferOutput<typeof generatedText>;
