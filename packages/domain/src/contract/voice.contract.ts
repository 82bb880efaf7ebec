import * as v from 'valibot';

import { moveOf } from '../brand/asset-order';
import { voiceTone, voiceToneDraft } from '../brand/voice-tone.schema';
import { brandId, voiceToneId } from '../id.schema';
import { done, operation } from './base';

const one = v.strictObject({ id: voiceToneId });

export const voiceContract = {
  /** In the order that people gave them; new ones come last. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(voiceTone)),
  create: operation.input(v.strictObject({ brandId, draft: voiceToneDraft })).output(voiceTone),
  update: operation
    .input(v.strictObject({ id: voiceToneId, draft: voiceToneDraft }))
    .output(voiceTone),
  /** Moves it to the trash, from where `restore` brings it back to its place. */
  delete: operation.input(one).output(done),
  restore: operation.input(one).output(voiceTone),
  /** `notFound` where the other tone is not in the same brand. */
  reorder: operation.input(moveOf('VoiceTone')).output(done),
};
