import type { RegisteredMachine, Scenario } from '../testing/scenario';
import { withUnhandledEvents } from '../testing/unhandled-events';
import type { WordPressContext, WordPressEvent } from './wordpress.events';
import { wordPressGuardMessages } from './wordpress.guards';
import { wordPress } from './wordpress.machine';
import { rights, sampleDraft, samplePosts, wordPressSamples } from './wordpress.samples';

type WordPressScenario = Scenario<WordPressContext, WordPressEvent>;
type Step = WordPressScenario['steps'][number];

const start = { input: undefined };
const offline = { code: 'offline', message: 'The site does not answer.' } as const;
const broken = { code: 'failed', message: 'The site is busy.' } as const;
const refused = { code: 'conflict', message: 'The site refused the password.' } as const;
const error = { offline: { ...offline, fields: [] }, refused: { ...refused, fields: [] } };
const [first, second] = samplePosts;

const rest = { queue: [], published: 0, attempts: 0, error: null };
const changed = (isConnected: boolean) => ({ send: { type: 'CHANGED', isConnected } }) as const;
const sends = (type: 'SYNC' | 'RETRY' | 'DISCONNECT', by: keyof typeof rights = 'manager') =>
  ({ send: { type, ...rights[by] } }) as const;
const cancels = { send: { type: 'CANCEL' } } as const;

const disconnected = { state: 'disconnected', running: {} };
const connected = { state: 'connected', running: {} };
const connecting = { state: 'connecting', running: { connectSite: sampleDraft } };
const checking = { state: 'checking', running: { checkSite: null } };
const publishing = (post: typeof first) => ({
  state: 'publishing',
  running: { publishPost: post },
});
const waiting = { state: 'waiting', running: {} };
const failed = { state: 'failed', running: {} };
const disconnecting = { state: 'disconnecting', running: { disconnectSite: null } };

/** In another tab; no error is left. */
const disconnectedElsewhere: Step = {
  ...changed(false),
  ...disconnected,
  context: { isConnected: false, error: null },
};
const isConnected: Step = {
  ...changed(true),
  ...connected,
  context: { isConnected: true, ...rest },
};
const syncs: Step = { ...sends('SYNC'), ...checking, context: rest };
const connectBy = (by: keyof typeof rights) =>
  ({ send: { type: 'CONNECT', draft: sampleDraft, ...rights[by] } }) as const;
const connect = connectBy('manager');
const findsPosts: Step = {
  resolve: 'checkSite',
  with: samplePosts,
  ...publishing(first),
  context: { ...rest, queue: samplePosts },
};
const findsNone = { resolve: 'checkSite', with: [], ...connected } as const;
const checkFails = { reject: 'checkSite', with: offline } as const;
const attempt = (attempts: number) => ({
  ...waiting,
  context: { attempts, error: error.offline },
});
const checksAgain = (attempts: number) => ({
  ...checking,
  context: { attempts, error: error.offline },
});
const failsForGood: readonly Step[] = [
  isConnected,
  syncs,
  {
    reject: 'checkSite',
    with: refused,
    ...failed,
    context: { attempts: 0, error: error.refused },
  },
];

const scenarios: readonly WordPressScenario[] = [
  {
    name: 'a site is connected, and two posts are published one after another',
    start,
    begins: { ...disconnected, context: { isConnected: false, ...rest } },
    steps: [
      { ...connect, ...connecting, context: rest },
      {
        resolve: 'connectSite',
        with: null,
        ...connected,
        context: { isConnected: true, ...rest },
      },
      syncs,
      findsPosts,
      {
        resolve: 'publishPost',
        with: null,
        ...publishing(second),
        context: { ...rest, queue: second ? [second] : [], published: 1 },
      },
      {
        resolve: 'publishPost',
        with: null,
        ...checking,
        context: { ...rest, published: 2 },
      },
      { ...findsNone, context: { ...rest, published: 2 } },
      { ...syncs },
      { ...findsNone, context: rest },
    ],
  },
  {
    name: 'a form with gaps connects nothing',
    start,
    steps: (['url', 'username', 'applicationPassword'] as const).map((name): Step => ({
      send: { ...connect.send, draft: { ...sampleDraft, [name]: ' ' } },
      outcome: 'refused',
      ...disconnected,
    })),
  },
  {
    name: 'a viewer can change nothing',
    start,
    steps: [
      { ...connectBy('viewer'), outcome: 'refused', ...disconnected },
      { ...changed(false), outcome: 'refused', ...disconnected },
      isConnected,
      { ...sends('SYNC', 'viewer'), outcome: 'refused', ...connected },
      { ...sends('DISCONNECT', 'viewer'), outcome: 'refused', ...connected },
      { ...changed(true), outcome: 'refused', ...connected },
      disconnectedElsewhere,
    ],
  },
  {
    name: 'the right to publish is not the right to connect',
    start,
    steps: [
      { ...connectBy('publisher'), outcome: 'refused', ...disconnected },
      isConnected,
      { ...sends('DISCONNECT', 'publisher'), outcome: 'refused', ...connected },
      { ...sends('SYNC', 'publisher'), ...checking },
      { reject: 'checkSite', with: refused, ...failed },
      { ...sends('DISCONNECT', 'publisher'), outcome: 'refused', ...failed },
      { ...sends('RETRY', 'publisher'), ...checking },
    ],
  },
  {
    name: 'a refused password is reported, and the form can be sent again',
    start,
    steps: [
      { ...connect, ...connecting },
      {
        reject: 'connectSite',
        with: refused,
        ...disconnected,
        context: { isConnected: false, error: error.refused },
      },
      { ...connect, ...connecting, context: { error: null } },
      { ...cancels, ...disconnected, context: { isConnected: false, ...rest } },
      { ...connect, ...connecting },
      { reject: 'connectSite', with: refused, ...disconnected },
      isConnected,
    ],
  },
  {
    name: 'a site that does not answer is tried again after longer and longer pauses',
    start,
    steps: [
      isConnected,
      syncs,
      { ...checkFails, ...attempt(1) },
      { wait: 2000, ...checksAgain(1) },
      { ...checkFails, ...attempt(2) },
      { wait: 4000, ...checksAgain(2) },
      { reject: 'checkSite', with: broken, ...waiting, context: { attempts: 3 } },
      { wait: 8000, ...checking, context: { attempts: 3 } },
      { ...checkFails, ...failed, context: { attempts: 3, error: error.offline } },
      { ...sends('RETRY'), ...checking, context: rest },
      { ...checkFails, ...attempt(1) },
    ],
  },
  {
    name: 'the pauses of later attempts are not cut short',
    start,
    steps: [
      isConnected,
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...checkFails, ...attempt(2) },
      { wait: 2000, outcome: 'refused', ...attempt(2) },
      { wait: 4000, ...checksAgain(2) },
      { ...checkFails, ...attempt(3) },
      { wait: 2000, outcome: 'refused', ...attempt(3) },
      { wait: 4000, outcome: 'refused', ...attempt(3) },
      { ...cancels, ...failed, context: { attempts: 3, error: error.offline } },
    ],
  },
  {
    name: 'a post that could not be published is looked up and published again',
    start,
    steps: [
      isConnected,
      syncs,
      findsPosts,
      { resolve: 'publishPost', with: null, ...publishing(second), context: { published: 1 } },
      { reject: 'publishPost', with: offline, ...attempt(1) },
      { wait: 2000, ...checksAgain(1) },
      {
        resolve: 'checkSite',
        with: [second],
        ...publishing(second),
        context: { queue: second ? [second] : [], published: 1, attempts: 1 },
      },
      {
        resolve: 'publishPost',
        with: null,
        ...checking,
        context: { ...rest, published: 2 },
      },
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...findsNone, context: { error: null, published: 2 } },
    ],
  },
  {
    name: 'publishing is given up after three attempts',
    start,
    steps: [
      isConnected,
      syncs,
      ...[1, 2, 3].flatMap((attempts): Step[] => [
        { resolve: 'checkSite', with: samplePosts, ...publishing(first) },
        { reject: 'publishPost', with: offline, ...attempt(attempts) },
        { ...sends('RETRY'), ...checksAgain(attempts) },
      ]),
      { resolve: 'checkSite', with: samplePosts, ...publishing(first) },
      {
        reject: 'publishPost',
        with: offline,
        ...failed,
        context: { attempts: 3, error: error.offline },
      },
    ],
  },
  {
    name: 'what trying again does not help stops the sync at once',
    start,
    steps: [
      ...failsForGood,
      { ...sends('RETRY', 'viewer'), outcome: 'refused', ...failed },
      { ...sends('DISCONNECT', 'viewer'), outcome: 'refused', ...failed },
      { ...changed(true), outcome: 'refused', ...failed },
      { ...sends('RETRY'), ...checking, context: rest },
      findsPosts,
      { reject: 'publishPost', with: refused, ...failed, context: { error: error.refused } },
      { ...sends('DISCONNECT'), ...disconnecting, context: { error: null } },
    ],
  },
  {
    name: 'a sync is stopped between and during its steps',
    start,
    steps: [
      isConnected,
      syncs,
      { ...cancels, ...connected },
      syncs,
      findsPosts,
      { ...cancels, ...connected },
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...cancels, ...connected, context: { error: null } },
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...findsPosts, context: { queue: samplePosts, attempts: 1 } },
      { ...cancels, ...connected, context: { error: null } },
    ],
  },
  {
    name: 'a site that is disconnected elsewhere ends the sync',
    start,
    steps: [
      isConnected,
      syncs,
      { ...changed(true), outcome: 'refused', ...checking },
      { ...checkFails, ...attempt(1) },
      { ...changed(true), outcome: 'refused', ...waiting },
      disconnectedElsewhere,
      { ...isConnected, context: { isConnected: true } },
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...changed(true), outcome: 'refused', ...checksAgain(1) },
      disconnectedElsewhere,
      { ...isConnected, context: { isConnected: true } },
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...findsPosts, context: { queue: samplePosts } },
      { ...changed(true), outcome: 'refused', ...publishing(first) },
      disconnectedElsewhere,
      { ...isConnected, context: { isConnected: true } },
      ...failsForGood.slice(1),
      disconnectedElsewhere,
    ],
  },
  {
    name: 'a site is disconnected, and a failure leaves it connected',
    start,
    steps: [
      isConnected,
      { ...sends('DISCONNECT'), ...disconnecting },
      {
        reject: 'disconnectSite',
        with: offline,
        ...connected,
        context: { isConnected: true, error: error.offline },
      },
      { ...sends('DISCONNECT'), ...disconnecting, context: { error: null } },
      {
        resolve: 'disconnectSite',
        with: null,
        ...disconnected,
        context: { isConnected: false, ...rest },
      },
      isConnected,
      { ...sends('DISCONNECT'), ...disconnecting },
      { reject: 'disconnectSite', with: offline, ...connected },
      { ...changed(false), ...disconnected, context: { error: null } },
    ],
  },
  withUnhandledEvents(
    {
      name: 'a state takes its own events alone',
      start,
      begins: disconnected,
      steps: [
        { ...connect, ...connecting },
        { resolve: 'connectSite', with: null, ...connected },
        syncs,
        findsPosts,
        { reject: 'publishPost', with: offline, ...attempt(1) },
        { ...cancels, ...failed },
        { ...sends('DISCONNECT'), ...disconnecting },
      ],
    },
    wordPressSamples,
    {
      disconnected: ['CONNECT', 'CHANGED'],
      connecting: ['CANCEL'],
      connected: ['SYNC', 'DISCONNECT', 'CHANGED'],
      checking: ['CANCEL', 'CHANGED'],
      publishing: ['CANCEL', 'CHANGED'],
      waiting: ['RETRY', 'CANCEL', 'CHANGED'],
      failed: ['RETRY', 'DISCONNECT', 'CHANGED'],
    },
  ),
];

export const fixtures: RegisteredMachine<WordPressContext, WordPressEvent> = {
  label: 'WordPress connection',
  machine: wordPress,
  scenarios,
  samples: wordPressSamples,
  words: wordPressGuardMessages,
  tags: {
    disconnected: ['editable'],
    connecting: ['busy'],
    connected: ['editable'],
    checking: ['busy'],
    publishing: ['busy'],
    waiting: ['busy', 'needsAttention'],
    failed: ['editable', 'needsAttention'],
    disconnecting: ['busy'],
  },
  harmless: {
    'waiting after pause #1: isSecondAttempt replaced by hasAttemptsLeft':
      'The first pause is over by then, and after the third failure no attempt is left.',
  },
};
