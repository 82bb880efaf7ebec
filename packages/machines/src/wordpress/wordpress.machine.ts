import type { WordPressDraft } from '@brandroom/domain/integration/wordpress.schema';
import { and, assign, setup } from 'xstate';

import { failureOf } from '../refusal/failure';
import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import type { QueuedPost, WordPressContext, WordPressEvent } from './wordpress.events';
import { untouched } from './wordpress.events';
import { wordPressGuards } from './wordpress.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/integrations.md#wordpress';
const { spec, added } = stepTexts(specRef);

const fails = (target: 'waiting' | 'failed', description: string) =>
  ({ target, actions: { type: 'sayFailed', params: errorOf }, ...added(description) }) as const;
const disconnectedElsewhere = {
  target: 'disconnected',
  guard: 'isNowDisconnected',
  actions: ['noteDisconnected', 'clearError'],
  ...added('Disconnected elsewhere'),
} as const;
const duringSync = {
  CANCEL: { target: 'connected', actions: 'clearError', ...added('Stop') },
  CHANGED: disconnectedElsewhere,
} as const;
const disconnects = {
  target: 'disconnecting',
  guard: 'mayManage',
  actions: 'clearError',
  ...spec('Disconnect'),
} as const;
const isWorthAnotherTry = () =>
  and([{ type: 'isTemporary', params: errorOf as never }, 'hasAttemptsLeft']);

/**
 * A brand's connection to its WordPress site. A sync checks the site, publishes one approved post
 * after another, and checks again; so an interrupted sync continues with the remaining posts. The
 * application password goes from the event to the actor and never into the context; do not persist
 * a snapshot that is `busy`, for it holds its actor's input.
 */
export const wordPress = setup({
  types: {} as {
    context: WordPressContext;
    events: WordPressEvent;
    /** The facts at the start: no connection by default. */
    input: Partial<WordPressContext> | undefined;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: wordPressGuards,
  delays: { shortPause: 2000, pause: 4000, longPause: 8000 },
  actors: {
    connectSite: mustBeProvided<unknown, WordPressDraft>('connectSite'),
    checkSite: mustBeProvided<readonly QueuedPost[], void>('checkSite'),
    publishPost: mustBeProvided<unknown, QueuedPost | undefined>('publishPost'),
    disconnectSite: mustBeProvided<unknown, void>('disconnectSite'),
  },
  actions: {
    noteConnected: assign({ isConnected: true }),
    noteDisconnected: assign({ isConnected: false }),
    clearError: assign({ error: null }),
    begin: assign({ queue: [], published: 0, attempts: 0, error: null }),
    setQueue: assign((_, queue: readonly QueuedPost[]) => ({ queue })),
    finishPost: assign(({ context }) => ({
      queue: context.queue.slice(1),
      published: context.published + 1,
      attempts: 0,
      error: null,
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    sayFailed: assign((_, error: unknown) => ({ error: failureOf(error) })),
  },
}).createMachine({
  id: 'wordpress',
  version: '1.2.0',
  description: 'The connection of a brand to its WordPress site.',
  context: ({ input }) => ({ ...untouched, ...input }),
  initial: 'disconnected',
  states: {
    disconnected: {
      description: 'No site is connected.',
      meta: { label: 'Disconnected', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        CONNECT: {
          target: 'connecting',
          guard: and(['mayManage', 'hasUrl', 'hasUsername', 'hasPassword']),
          actions: 'clearError',
          ...spec('Connect'),
        },
        CHANGED: {
          target: 'connected',
          guard: 'connectionSucceeded',
          actions: ['noteConnected', 'clearError'],
          ...added('Connected elsewhere'),
        },
      },
    },
    connecting: {
      description: 'The site’s address and the password are checked.',
      meta: { label: 'Connecting', origin: 'spec', specRef },
      tags: ['busy'],
      invoke: {
        id: 'connectSite',
        src: 'connectSite',
        input: ({ event }) => (event as Extract<WordPressEvent, { type: 'CONNECT' }>).draft,
        onDone: { target: 'connected', actions: 'noteConnected', ...spec('Connected') },
        onError: {
          target: 'disconnected',
          actions: { type: 'sayFailed', params: errorOf },
          ...added('Connecting fails'),
        },
      },
      on: { CANCEL: { target: 'disconnected', ...spec('Cancel') } },
    },
    connected: {
      description: 'The site is connected, and nothing is being published.',
      meta: { label: 'Connected', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        SYNC: {
          target: 'checking',
          guard: 'mayPublish',
          actions: 'begin',
          ...spec('Sync Now'),
        },
        DISCONNECT: disconnects,
        CHANGED: disconnectedElsewhere,
      },
    },
    checking: {
      description: 'The site is checked, and the approved posts are looked up.',
      meta: { label: 'Checking the site', origin: 'spec', specRef },
      tags: ['busy'],
      invoke: {
        id: 'checkSite',
        src: 'checkSite',
        onDone: [
          {
            target: 'publishing',
            guard: { type: 'hasPosts', params: outputOf },
            actions: { type: 'setQueue', params: outputOf },
            ...spec('Posts are waiting'),
          },
          { target: 'connected', actions: 'clearError', ...spec('Everything is published') },
        ],
        onError: [
          { guard: isWorthAnotherTry(), ...fails('waiting', 'The site doesn’t answer') },
          fails('failed', 'The check fails'),
        ],
      },
      on: duringSync,
    },
    publishing: {
      description: 'The next approved post is published on the site.',
      meta: { label: 'Publishing', origin: 'spec', specRef },
      tags: ['busy'],
      invoke: {
        id: 'publishPost',
        src: 'publishPost',
        input: ({ context }) => context.queue[0],
        onDone: [
          {
            target: 'checking',
            guard: 'isLastPost',
            actions: 'finishPost',
            ...spec('The last post is published'),
          },
          {
            target: 'publishing',
            reenter: true,
            actions: 'finishPost',
            ...spec('The post is published'),
          },
        ],
        onError: [
          { guard: isWorthAnotherTry(), ...fails('waiting', 'The site doesn’t answer') },
          fails('failed', 'Publishing fails'),
        ],
      },
      on: duringSync,
    },
    waiting: {
      description:
        'The site didn’t answer. It is tried again after a pause, each time a longer one.',
      meta: { label: 'Waiting to try again', origin: 'added', specRef },
      tags: ['busy', 'needsAttention'],
      entry: 'countAttempt',
      after: {
        shortPause: {
          target: 'checking',
          guard: 'isFirstAttempt',
          ...added('The second attempt'),
        },
        pause: { target: 'checking', guard: 'isSecondAttempt', ...added('The third attempt') },
        longPause: { target: 'checking', ...added('The last attempt') },
      },
      on: {
        RETRY: { target: 'checking', ...added('Try again now') },
        CANCEL: { target: 'failed', ...added('Stop') },
        CHANGED: disconnectedElsewhere,
      },
    },
    failed: {
      description: 'The sync has stopped. Published posts stay published.',
      meta: { label: 'Failed', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        RETRY: {
          target: 'checking',
          guard: 'mayPublish',
          actions: 'begin',
          ...added('Try again'),
        },
        DISCONNECT: disconnects,
        CHANGED: disconnectedElsewhere,
      },
    },
    disconnecting: {
      description: 'The site is being disconnected.',
      meta: { label: 'Disconnecting', origin: 'added', specRef },
      tags: ['busy'],
      invoke: {
        id: 'disconnectSite',
        src: 'disconnectSite',
        onDone: {
          target: 'disconnected',
          actions: 'noteDisconnected',
          ...spec('Disconnected'),
        },
        onError: {
          target: 'connected',
          actions: { type: 'sayFailed', params: errorOf },
          ...added('Disconnecting fails'),
        },
      },
    },
  },
});
