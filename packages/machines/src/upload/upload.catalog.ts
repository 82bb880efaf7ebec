import type { MachineParts } from '../statechart/machine-parts';
import { uploadGuardMessages } from './upload.guards';
import { upload } from './upload.machine';
import { sampleStoredId, uploadSamples } from './upload.samples';

export const parts: MachineParts = {
  machine: upload,
  words: uploadGuardMessages,
  people: [],
  samples: {
    events: () => uploadSamples,
    answers: {
      uploadFile: {
        succeeds: [{ name: 'The file is stored', with: sampleStoredId }],
        fails: [{ name: 'The connection is lost', with: { code: 'unavailable' } }],
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
