import type { MachineParts } from '../statechart/machine-parts';
import { quickBuildGuardMessages } from './quick-build.guards';
import { quickBuild } from './quick-build.machine';
import { quickBuildSamples, sampleBrand } from './quick-build.samples';

export const label = 'Quick Build';
export const sentence = 'How a brand is built from the address of a website.';

export const parts: MachineParts = {
  machine: quickBuild,
  words: quickBuildGuardMessages,
  people: [],
  samples: {
    events: () => quickBuildSamples,
    answers: {
      buildBrand: {
        succeeds: [{ name: 'The brand is built', with: sampleBrand }],
        fails: [{ name: 'The connection is lost', with: { code: 'unavailable' } }],
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
