import * as v from 'valibot';

import { voiceTone, voiceToneDraft } from '../brand/voice-tone.schema';
import { brandId, voiceToneId } from '../id.schema';
import { done, operation } from './base';

export const voiceContract = {
  /** Oldest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(voiceTone)),
};

/** Entries that no backend serves yet. */
export const plannedVoice = {
  create: operation.input(v.strictObject({ brandId, draft: voiceToneDraft })).output(voiceTone),
  update: operation
    .input(v.strictObject({ id: voiceToneId, draft: voiceToneDraft }))
    .output(voiceTone),
  /** Moves it to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject({ id: voiceToneId })).output(done),
  restore: operation.input(v.strictObject({ id: voiceToneId })).output(voiceTone),
};
