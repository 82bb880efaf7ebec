import type { MachineParts } from '../statechart/machine-parts';
import { textGenerationGuardMessages } from './text-generation.guards';
import { textGeneration } from './text-generation.machine';
import { sampleTexts, textGenerationSamples } from './text-generation.samples';

export const label = 'Text generation';
export const sentence = 'How text is generated from a prompt, offered and used.';

export const parts: MachineParts = {
  machine: textGeneration,
  words: textGenerationGuardMessages,
  people: [],
  samples: {
    events: () => textGenerationSamples,
    answers: {
      generateText: {
        succeeds: [{ name: 'Two texts', with: sampleTexts }],
        fails: [{ name: 'The server does not answer', with: { code: 'unavailable' } }],
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
