import type { MachineParts } from '../statechart/machine-parts';
import { uploadGuardMessages } from './upload.guards';
import { upload } from './upload.machine';
import { uploadSamples } from './upload.samples';

export const label = 'File upload';
export const sentence = 'How files are uploaded one after another, paused, cancelled and retried.';

export const parts: MachineParts = {
  machine: upload,
  words: uploadGuardMessages,
  people: [],
  samples: {
    events: () => uploadSamples,
    answers: {
      uploadFile: {
        // It reports by its events; its end means nothing.
        succeeds: [],
        fails: [{ name: 'The connection is lost', with: { code: 'unavailable' } }],
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
