import type { MachineParts } from '../statechart/machine-parts';
import { imageGenerationGuardMessages } from './image-generation.guards';
import { imageGeneration } from './image-generation.machine';
import { imageGenerationSamples, sampleImage } from './image-generation.samples';

export const label = 'Image generation';
export const sentence = 'How an image is generated from a prompt.';

export const parts: MachineParts = {
  machine: imageGeneration,
  words: imageGenerationGuardMessages,
  people: [],
  samples: {
    events: () => imageGenerationSamples,
    answers: {
      generateImage: {
        succeeds: [{ name: 'An image', with: sampleImage }],
        fails: [{ name: 'The server does not answer', with: { code: 'unavailable' } }],
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
