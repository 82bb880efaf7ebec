import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { roleInBrand } from '@brandroom/domain/rights/labels';

import type { MachineParts, PlayedPerson } from '../statechart/machine-parts';
import { presetId, presetUsers, sampleBrandId } from '../statechart/preset-users';
import { wordPressGuardMessages } from './wordpress.guards';
import { wordPress } from './wordpress.machine';
import { samplePosts, wordPressSamples } from './wordpress.samples';
import { wordPressSecrets } from './wordpress.secrets';

const fails = [
  { name: 'The site doesn’t answer', with: { code: 'unavailable' } },
  { name: 'The site refuses', with: { code: 'forbidden' } },
];

/** Someone who acts with their rights in a brand. */
function personOf(user: User, brandId: BrandId): PlayedPerson {
  const rights = {
    mayManage: can(user, 'manageBrand', brandId),
    mayPublish: can(user, 'blog.publish', brandId),
  };
  return {
    id: user.id,
    name: user.name,
    role: roleInBrand(user, brandId),
    complete: (event) => ({ ...event, ...rights }),
  };
}

/** One person for each role. */
const people = presetUsers.map((user): PlayedPerson => ({
  ...personOf(user, sampleBrandId),
  id: presetId(user),
  role: '',
}));

/** Those of someone without the right are left to the people. */
const samples = wordPressSamples.filter(
  ({ event }) => !('mayPublish' in event) || event.mayPublish,
);

export const label = 'WordPress';
export const sentence = 'How a site is connected and approved blog posts are published on it.';

export const parts: MachineParts = {
  machine: wordPress,
  words: wordPressGuardMessages,
  people,
  personOf,
  samples: {
    events: () => samples,
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
    now: '2025-06-10T09:00:00.000Z',
    secrets: wordPressSecrets,
  },
};
