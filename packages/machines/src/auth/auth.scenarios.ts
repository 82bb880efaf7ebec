import type { User } from '@brandroom/domain/account/user.schema';

import type { RegisteredMachine, Scenario, Step } from '../testing/scenario';
import type { AuthContext, AuthEvent } from './auth.events';
import { authGuardMessages } from './auth.guards';
import { auth } from './auth.machine';
import { authSamples, otherUser, samplePassword, sampleUser } from './auth.samples';

type AuthScenario = Scenario<AuthContext, AuthEvent>;
type AuthStep = Step<AuthContext, AuthEvent>;

const nobody: AuthContext = { user: null, error: null };
const eve: AuthContext = { user: sampleUser, error: null };
const renamed: User = { ...sampleUser, name: 'Elena F.' };
const demoted: User = { ...sampleUser, brandAccess: otherUser.brandAccess };

const start = { input: undefined };
const restoring = { state: 'restoring', context: nobody, running: { restore: null } } as const;

const noSession: AuthStep = {
  resolve: 'restore',
  with: null,
  state: 'signedOut',
  context: nobody,
  running: {},
};
const session: AuthStep = {
  resolve: 'restore',
  with: sampleUser,
  state: 'signedIn',
  context: eve,
  running: {},
};

const credentials = { email: sampleUser.email, password: samplePassword, remember: true };
const registration = {
  name: sampleUser.name,
  email: sampleUser.email,
  password: samplePassword,
  acceptsTerms: true,
} as const;

const signIn: AuthStep = {
  send: { type: 'SIGN_IN', ...credentials },
  state: 'signingIn',
  context: nobody,
  running: { signIn: credentials },
};
const register: AuthStep = {
  send: { type: 'REGISTER', ...registration },
  state: 'registering',
  context: nobody,
  running: { register: registration },
};
const update: AuthStep = {
  send: { type: 'UPDATE', patch: { name: 'Elena F.' } },
  state: 'updating',
  context: eve,
  running: { updateUser: { name: 'Elena F.' } },
};
const signOut: AuthStep = {
  send: { type: 'SIGN_OUT' },
  state: 'signingOut',
  context: eve,
  running: { signOut: null },
};

/** The events that a state does not know, as steps that change nothing. */
function unknown(at: Pick<AuthStep, 'state' | 'context' | 'running'>, known: string): AuthStep[] {
  return authSamples
    .filter(({ event }) => !known.split(' ').includes(event.type))
    .map(({ event }) => ({ ...at, send: event, outcome: 'not handled' }));
}
const inside = { state: 'signedIn', context: eve, running: {} } as const;
const outside = { state: 'signedOut', context: nobody, running: {} } as const;

const unreachable = 'The workspace cannot be reached.';
const sessionEnded = {
  task: 'session',
  code: 'unauthenticated',
  message: 'Your session has ended. Sign in to continue.',
  reason: null,
  fields: [],
} as const;
const wrongCredentials = {
  task: 'signIn',
  code: 'unauthenticated',
  message: 'Invalid email or password.',
  reason: null,
  fields: [],
} as const;
const updateFailed = {
  task: 'update',
  code: 'offline',
  message: 'Update failed',
  reason: unreachable,
  fields: [],
} as const;
const signOutFailed = {
  task: 'signOut',
  code: 'offline',
  message: 'Sign-out failed. Please try again.',
  reason: unreachable,
  fields: [],
} as const;

const scenarios: readonly AuthScenario[] = [
  {
    name: 'a person without a session signs in, changes their name and signs out',
    start,
    begins: restoring,
    steps: [
      noSession,
      signIn,
      { resolve: 'signIn', with: sampleUser, state: 'signedIn', context: eve, running: {} },
      update,
      {
        resolve: 'updateUser',
        with: renamed,
        state: 'signedIn',
        context: { user: renamed, error: null },
        running: {},
      },
      { ...signOut, context: { user: renamed, error: null } },
      { resolve: 'signOut', with: null, state: 'signedOut', context: nobody, running: {} },
    ],
  },
  {
    name: 'a session of this browser continues',
    start,
    begins: restoring,
    steps: [session],
  },
  {
    name: 'a session that the backend does not know is no session, and no error',
    start,
    steps: [
      {
        reject: 'restore',
        with: { code: 'unauthenticated' },
        state: 'signedOut',
        context: nobody,
        running: {},
      },
    ],
  },
  {
    name: 'a session that cannot be looked up is reported until someone signs in',
    start,
    steps: [
      {
        reject: 'restore',
        with: { code: 'offline' },
        state: 'signedOut',
        context: {
          user: null,
          error: {
            task: 'restore',
            code: 'offline',
            message:
              'Your session could not be restored. Sign in, or reload the page to try again.',
            reason: unreachable,
            fields: [],
          },
        },
      },
      signIn,
    ],
  },
  {
    name: 'wrong credentials are said to be wrong, and the next attempt starts clean',
    start,
    steps: [
      noSession,
      signIn,
      {
        reject: 'signIn',
        with: { code: 'unauthenticated' },
        state: 'signedOut',
        context: { user: null, error: wrongCredentials },
        running: {},
      },
      register,
    ],
  },
  {
    name: 'a new account is signed in',
    start,
    steps: [
      noSession,
      register,
      { resolve: 'register', with: sampleUser, state: 'signedIn', context: eve, running: {} },
    ],
  },
  {
    name: 'an email that has an account already is said to be so',
    start,
    steps: [
      noSession,
      register,
      {
        reject: 'register',
        with: { code: 'conflict' },
        state: 'signedOut',
        context: {
          user: null,
          error: {
            task: 'register',
            code: 'conflict',
            message: 'Registration failed. Please try again.',
            reason: 'Email already exists',
            fields: [{ path: 'email', message: 'Email already exists' }],
          },
        },
        running: {},
      },
      signIn,
    ],
  },
  {
    name: 'a profile that cannot be saved stays as it was, with words',
    start,
    steps: [
      session,
      update,
      {
        reject: 'updateUser',
        with: { code: 'offline' },
        state: 'signedIn',
        context: { user: sampleUser, error: updateFailed },
        running: {},
      },
      update,
      { resolve: 'updateUser', with: renamed, state: 'signedIn' },
    ],
  },
  {
    name: 'a profile saved after the session ended leads to sign-in',
    start,
    steps: [
      session,
      update,
      {
        reject: 'updateUser',
        with: { code: 'unauthenticated' },
        state: 'signedOut',
        context: { user: null, error: sessionEnded },
        running: {},
      },
    ],
  },
  {
    name: 'a sign-out that fails leaves the person signed in, and is said to have failed',
    start,
    steps: [
      session,
      signOut,
      {
        reject: 'signOut',
        with: { code: 'offline' },
        state: 'signedIn',
        context: { user: sampleUser, error: signOutFailed },
        running: {},
      },
      signOut,
    ],
  },
  {
    name: 'a sign-out of a session that has ended is a sign-out',
    start,
    steps: [
      session,
      signOut,
      {
        reject: 'signOut',
        with: { code: 'unauthenticated' },
        state: 'signedOut',
        context: nobody,
        running: {},
      },
    ],
  },
  {
    name: 'a session that ends while the person works leads to sign-in, with words',
    start,
    steps: [
      session,
      {
        send: { type: 'SESSION_ENDED' },
        state: 'signedOut',
        context: { user: null, error: sessionEnded },
      },
    ],
  },
  {
    name: 'a session that ends while the profile is saved stops the saving',
    start,
    steps: [
      session,
      update,
      {
        send: { type: 'SESSION_ENDED' },
        state: 'signedOut',
        context: { user: null, error: sessionEnded },
        running: {},
      },
    ],
  },
  {
    name: 'a session that ends while signing out counts as signed out',
    start,
    steps: [
      session,
      signOut,
      { send: { type: 'SESSION_ENDED' }, state: 'signedOut', context: nobody, running: {} },
    ],
  },
  {
    name: 'changed access is seen at once in each state',
    start,
    steps: [
      session,
      {
        send: { type: 'USER_CHANGED', user: demoted },
        state: 'signedIn',
        context: { user: demoted, error: null },
      },
      { ...update, context: { user: demoted, error: null } },
      {
        send: { type: 'USER_CHANGED', user: sampleUser },
        state: 'updating',
        context: eve,
        running: { updateUser: { name: 'Elena F.' } },
      },
      {
        reject: 'updateUser',
        with: { code: 'offline' },
        state: 'signedIn',
        context: { user: sampleUser, error: updateFailed },
      },
      signOut,
      {
        send: { type: 'USER_CHANGED', user: demoted },
        state: 'signingOut',
        context: { user: demoted, error: null },
        running: { signOut: null },
        // The session is ended once: a second request would come back as a failure.
        started: [],
      },
    ],
  },
  {
    name: 'a change of another account is not taken for a change of this one',
    start,
    steps: [
      session,
      {
        send: { type: 'USER_CHANGED', user: otherUser },
        outcome: 'refused',
        state: 'signedIn',
        context: eve,
      },
      update,
      {
        send: { type: 'USER_CHANGED', user: otherUser },
        outcome: 'refused',
        state: 'updating',
        context: eve,
      },
      { resolve: 'updateUser', with: sampleUser, state: 'signedIn' },
      signOut,
      {
        send: { type: 'USER_CHANGED', user: otherUser },
        outcome: 'refused',
        state: 'signingOut',
        context: eve,
      },
    ],
  },
  {
    name: 'incomplete forms start nothing',
    start,
    steps: [
      noSession,
      ...authSamples
        .filter(({ name }) => /without/iu.test(name))
        .map(({ event }): AuthStep => ({
          send: event,
          outcome: 'refused',
          state: 'signedOut',
          context: nobody,
          running: {},
        })),
    ],
  },
  {
    name: 'a state takes its own events alone',
    start,
    begins: restoring,
    steps: [
      ...unknown(restoring, ''),
      noSession,
      ...unknown(outside, 'SIGN_IN REGISTER'),
      signIn,
      ...unknown(signIn, ''),
      { resolve: 'signIn', with: sampleUser, ...inside },
      ...unknown(inside, 'SIGN_OUT UPDATE SESSION_ENDED USER_CHANGED'),
      update,
      ...unknown(update, 'SESSION_ENDED USER_CHANGED'),
      { resolve: 'updateUser', with: sampleUser, ...inside },
      signOut,
      ...unknown(signOut, 'SESSION_ENDED USER_CHANGED'),
      { resolve: 'signOut', with: null, ...outside },
      register,
      ...unknown(register, ''),
    ],
  },
];

export const fixtures: RegisteredMachine<AuthContext, AuthEvent> = {
  label: 'Sign-in',
  machine: auth,
  scenarios,
  samples: authSamples,
  words: authGuardMessages,
  tags: {
    restoring: ['busy', 'undecided'],
    signedOut: ['editable'],
    signingIn: ['busy'],
    registering: ['busy'],
    signedIn: ['authenticated', 'editable'],
    updating: ['authenticated', 'busy'],
    signingOut: ['authenticated', 'busy'],
  },
};
