import type { VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { command } from '../../pipeline/operation';
import { assetCommands } from './asset-commands';

const tones = assetCommands({
  collection: 'voiceTones',
  topic: 'voice',
  newId: (env) => env.id('VoiceTone'),
  toRow: (draft: VoiceToneDraft, record) => ({ ...draft, ...record }),
  toAnswer: (row) => row,
});

export const createTone = command(contract.voice.create, tones.create);
export const updateTone = command(contract.voice.update, tones.update);
export const deleteTone = command(contract.voice.delete, tones.delete);
export const restoreTone = command(contract.voice.restore, tones.restore);
export const reorderTones = command(contract.voice.reorder, tones.reorder);
