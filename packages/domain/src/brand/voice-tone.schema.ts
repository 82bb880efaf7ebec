import * as v from 'valibot';

import { requiredText, textList } from '../text.schema';
import { brandRecord } from './brand-record.schema';

/** The fields of a tone that a person edits. */
export const voiceToneDraft = v.strictObject({
  title: requiredText(120, 'Enter a title.'),
  description: requiredText(2000, 'Describe the tone.'),
  examples: textList(
    { items: 20, characters: 1000 },
    { none: 'Give at least one example.', blank: 'Write the example or remove it.' },
  ),
});
export type VoiceToneDraft = v.InferOutput<typeof voiceToneDraft>;

/** A tone of voice. */
export const voiceTone = v.strictObject({
  ...brandRecord('VoiceTone'),
  ...voiceToneDraft.entries,
});
export type VoiceTone = v.InferOutput<typeof voiceTone>;
