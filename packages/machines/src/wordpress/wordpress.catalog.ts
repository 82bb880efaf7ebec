import type { MachineParts } from '../statechart/machine-parts';
import { wordPressGuardMessages } from './wordpress.guards';
import { wordPress } from './wordpress.machine';
import { facts, samplePosts, wordPressSamples } from './wordpress.samples';
import { wordPressSecrets } from './wordpress.secrets';

const fails = [
  { name: 'The site doesn’t answer', with: { code: 'unavailable' } },
  { name: 'The site refuses', with: { code: 'forbidden' } },
];

export const label = 'WordPress';
export const sentence = 'How a site is connected and approved blog posts are published on it.';

export const parts: MachineParts = {
  machine: wordPress,
  words: wordPressGuardMessages,
  // Its rules read the permissions last sent by the workspace, so no event has an actor.
  people: [],
  samples: {
    events: () => wordPressSamples,
    answers: {
      connectSite: { succeeds: [{ name: 'The site accepts', with: null }], fails },
      checkSite: {
        succeeds: [
          { name: 'Two posts are waiting', with: samplePosts },
          { name: 'Everything is published', with: [] },
        ],
        fails,
      },
      publishPost: { succeeds: [{ name: 'The post is published', with: null }], fails },
      disconnectSite: { succeeds: [{ name: 'Disconnected', with: null }], fails },
    },
    input: facts.manager,
    now: '2025-06-10T09:00:00.000Z',
    secrets: wordPressSecrets,
  },
};
