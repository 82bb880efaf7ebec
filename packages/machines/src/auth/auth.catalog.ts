import type { MachineParts } from '../statechart/machine-parts';
import { authGuardMessages } from './auth.guards';
import { auth } from './auth.machine';
import { authSamples, sampleUser } from './auth.samples';
import { authSecrets } from './auth.secrets';

const failed = { name: 'The server does not answer', with: { code: 'unavailable' } };
const signedOut = { name: 'The session has ended', with: { code: 'unauthenticated' } };
const found = { name: 'Elena Fischer', with: sampleUser };

export const label = 'Sign-in';
export const sentence = 'How you sign in, register, stay signed in and sign out.';

export const parts: MachineParts = {
  machine: auth,
  words: authGuardMessages,
  people: [],
  samples: {
    events: () => authSamples,
    answers: {
      restore: {
        succeeds: [found, { name: 'Nobody is signed in', with: null }],
        fails: [failed],
      },
      signIn: { succeeds: [found], fails: [failed] },
      register: { succeeds: [found], fails: [failed] },
      updateUser: { succeeds: [found], fails: [failed, signedOut] },
      signOut: { succeeds: [{ name: 'Signed out', with: null }], fails: [failed, signedOut] },
    },
    now: '2025-06-10T09:00:00.000Z',
    secrets: authSecrets,
  },
};
