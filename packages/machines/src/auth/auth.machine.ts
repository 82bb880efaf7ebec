import type { ProfilePatch, Registration, User } from '@brandroom/domain/account/user.schema';
import { and, assign, setup } from 'xstate';

import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import type { AuthTask } from './auth-error';
import { authError, sessionEnded } from './auth-error';
import type { AuthContext, AuthEvent, AuthTag, SignInInput } from './auth.events';
import { authGuards } from './auth.guards';
import { registerInput, signInInput, updateInput } from './auth.inputs';

/** The rules that this machine carries out. */
const specRef = 'docs/product/permissions.md#accounts-and-sessions';
const { spec, added } = stepTexts(specRef);

/** The action that stores a task's failure. */
function failed(task: AuthTask) {
  return assign<AuthContext, AuthEvent, unknown, AuthEvent, never>({
    error: (_, error) => authError(task, error),
  });
}

/**
 * The signed-in session (docs/product/permissions.md#accounts-and-sessions). Passwords go from the event to the actor and never into
 * the context; do not persist a snapshot that is `busy`, for it holds its actor's input.
 */
export const auth = setup({
  types: {} as {
    context: AuthContext;
    events: AuthEvent;
    tags: AuthTag;
    meta: StateMeta | StepMeta;
  },
  guards: authGuards,
  actors: {
    restore: mustBeProvided<User | null, void>('restore'),
    signIn: mustBeProvided<User, SignInInput>('signIn'),
    register: mustBeProvided<User, Registration>('register'),
    signOut: mustBeProvided<unknown, void>('signOut'),
    updateUser: mustBeProvided<User, ProfilePatch>('updateUser'),
  },
  actions: {
    setUser: assign((_, user: User | null) => ({ user })),
    takeChange: assign({
      user: ({ context, event }) => ('user' in event ? event.user : context.user),
    }),
    clearUser: assign({ user: null }),
    clearError: assign({ error: null }),
    sayRestoreFailed: failed('restore'),
    saySignInFailed: failed('signIn'),
    sayRegistrationFailed: failed('register'),
    saySignOutFailed: failed('signOut'),
    sayUpdateFailed: failed('update'),
    saySessionEnded: assign({ error: sessionEnded }),
  },
}).createMachine({
  id: 'auth',
  version: '1.0.1',
  description: 'Who is signed in.',
  context: { user: null, error: null },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Checking whether this browser is still signed in.',
      meta: { label: 'Restoring', origin: 'added', specRef },
      tags: ['busy', 'undecided'],
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            target: 'signedIn',
            guard: { type: 'foundUser', params: outputOf },
            actions: { type: 'setUser', params: outputOf },
            ...added('Still signed in'),
          },
          { target: 'signedOut', ...added('Not signed in') },
        ],
        onError: [
          {
            target: 'signedOut',
            guard: { type: 'isSignedOut', params: errorOf },
            ...added('Not signed in'),
          },
          {
            target: 'signedOut',
            actions: { type: 'sayRestoreFailed', params: errorOf },
            ...added('Check failed'),
          },
        ],
      },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      meta: { label: 'Signed out', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        SIGN_IN: {
          target: 'signingIn',
          guard: and(['hasEmail', 'hasPassword']),
          actions: 'clearError',
          ...spec('Sign in'),
        },
        REGISTER: {
          target: 'registering',
          guard: and(['hasName', 'hasEmail', 'hasPassword', 'acceptsTerms']),
          actions: 'clearError',
          ...spec('Create account'),
        },
      },
    },
    signingIn: {
      description: 'Checking the email address and the password.',
      meta: { label: 'Signing in', origin: 'spec', specRef },
      tags: ['busy'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: signInInput,
        onDone: {
          target: 'signedIn',
          actions: { type: 'setUser', params: outputOf },
          ...spec('Signed in'),
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'saySignInFailed', params: errorOf },
          ...spec('Sign-in failed'),
        },
      },
    },
    registering: {
      description: 'Creating the account.',
      meta: { label: 'Registering', origin: 'spec', specRef },
      tags: ['busy'],
      invoke: {
        id: 'register',
        src: 'register',
        input: registerInput,
        onDone: {
          target: 'signedIn',
          actions: { type: 'setUser', params: outputOf },
          ...spec('Registered'),
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'sayRegistrationFailed', params: errorOf },
          ...spec('Registration failed'),
        },
      },
    },
    signedIn: {
      description: 'Someone is signed in.',
      meta: { label: 'Signed in', origin: 'spec', specRef },
      tags: ['authenticated', 'editable'],
      on: {
        SIGN_OUT: { target: 'signingOut', actions: 'clearError', ...spec('Sign out') },
        UPDATE: { target: 'updating', actions: 'clearError', ...spec('Save Changes') },
        SESSION_ENDED: {
          target: 'signedOut',
          actions: ['clearUser', 'saySessionEnded'],
          ...added('Session ended'),
        },
        USER_CHANGED: {
          target: 'signedIn',
          guard: 'isSamePerson',
          actions: 'takeChange',
          ...added('Account changed'),
        },
      },
    },
    updating: {
      description: "Saving the person's own profile.",
      meta: { label: 'Saving the profile', origin: 'spec', specRef },
      tags: ['authenticated', 'busy'],
      invoke: {
        id: 'updateUser',
        src: 'updateUser',
        input: updateInput,
        onDone: {
          target: 'signedIn',
          actions: { type: 'setUser', params: outputOf },
          ...spec('Saved'),
        },
        onError: [
          {
            target: 'signedOut',
            guard: { type: 'isSignedOut', params: errorOf },
            actions: ['clearUser', 'saySessionEnded'],
            ...added('Session ended'),
          },
          {
            target: 'signedIn',
            actions: { type: 'sayUpdateFailed', params: errorOf },
            ...spec('Saving failed'),
          },
        ],
      },
      on: {
        SESSION_ENDED: {
          target: 'signedOut',
          actions: ['clearUser', 'saySessionEnded'],
          ...added('Session ended'),
        },
        USER_CHANGED: {
          target: 'updating',
          guard: 'isSamePerson',
          actions: 'takeChange',
          ...added('Account changed'),
        },
      },
    },
    signingOut: {
      description: 'Ending the session.',
      meta: { label: 'Signing out', origin: 'spec', specRef },
      tags: ['authenticated', 'busy'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: 'clearUser', ...spec('Signed out') },
        onError: [
          {
            target: 'signedOut',
            guard: { type: 'isSignedOut', params: errorOf },
            actions: 'clearUser',
            ...added('Session already ended'),
          },
          {
            target: 'signedIn',
            actions: { type: 'saySignOutFailed', params: errorOf },
            ...spec('Sign-out failed'),
          },
        ],
      },
      on: {
        SESSION_ENDED: {
          target: 'signedOut',
          actions: 'clearUser',
          ...added('Session ended'),
        },
        USER_CHANGED: {
          target: 'signingOut',
          guard: 'isSamePerson',
          actions: 'takeChange',
          ...added('Account changed'),
        },
      },
    },
  },
});
