import type { RegisteredMachine, Scenario } from '../testing/scenario';
import { withUnhandledEvents } from '../testing/unhandled-events';
import type { WordPressContext, WordPressEvent } from './wordpress.events';
import { wordPressGuardMessages } from './wordpress.guards';
import { wordPress } from './wordpress.machine';
import { facts, sampleDraft, samplePosts, wordPressSamples } from './wordpress.samples';

type WordPressScenario = Scenario<WordPressContext, WordPressEvent>;
type Step = WordPressScenario['steps'][number];

const start = { input: undefined };
const offline = { code: 'offline', message: 'The site does not answer.' } as const;
const broken = { code: 'failed', message: 'The site is busy.' } as const;
const refused = { code: 'conflict', message: 'The site refused the password.' } as const;
const error = { offline: { ...offline, fields: [] }, refused: { ...refused, fields: [] } };
const [first, second] = samplePosts;

const rest = { queue: [], published: 0, attempts: 0, error: null };
const changed = (what: keyof typeof facts) =>
  ({ send: { type: 'CHANGED', ...facts[what] } }) as const;
/** May publish blog posts, and neither connect nor disconnect. */
const publisher = { mayManage: false, mayPublish: true };
const isPublisher = (isConnected: boolean) =>
  ({ send: { type: 'CHANGED', isConnected, ...publisher }, context: publisher }) as const;
const sends = (type: 'SYNC' | 'CANCEL' | 'RETRY' | 'DISCONNECT') => ({ send: { type } }) as const;

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

const isManager: Step = {
  ...changed('manager'),
  ...disconnected,
  context: { ...facts.manager, ...rest },
};
/** In another tab; no error is left. */
const disconnectedElsewhere: Step = {
  ...changed('manager'),
  ...disconnected,
  context: { ...facts.manager, error: null },
};
const isConnected: Step = {
  ...changed('connected'),
  ...connected,
  context: { ...facts.connected, ...rest },
};
const syncs: Step = { ...sends('SYNC'), ...checking, context: rest };
const connect = { send: { type: 'CONNECT', draft: sampleDraft } } as const;
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
    begins: { ...disconnected, context: { ...facts.viewer, ...rest } },
    steps: [
      isManager,
      { ...connect, ...connecting, context: rest },
      {
        resolve: 'connectSite',
        with: null,
        ...connected,
        context: { ...facts.connected, ...rest },
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
    steps: [
      isManager,
      ...(['url', 'username', 'applicationPassword'] as const).map((name): Step => ({
        send: { type: 'CONNECT', draft: { ...sampleDraft, [name]: ' ' } },
        outcome: 'refused',
        ...disconnected,
      })),
    ],
  },
  {
    name: 'a viewer can change nothing',
    start,
    steps: [
      { ...connect, outcome: 'refused', ...disconnected },
      { ...changed('connectedViewer'), ...connected, context: facts.connectedViewer },
      { ...sends('SYNC'), outcome: 'refused', ...connected },
      { ...sends('DISCONNECT'), outcome: 'refused', ...connected },
      isConnected,
      { ...changed('connectedViewer'), ...connected, context: facts.connectedViewer },
      { ...changed('viewer'), ...disconnected, context: { ...facts.viewer, ...rest } },
      isManager,
      { ...changed('viewer'), ...disconnected, context: facts.viewer },
    ],
  },
  {
    name: 'the right to publish is not the right to connect',
    start,
    steps: [
      { ...isPublisher(false), ...disconnected },
      { ...connect, outcome: 'refused', ...disconnected },
      { ...isPublisher(true), ...connected },
      { ...sends('DISCONNECT'), outcome: 'refused', ...connected },
      syncs,
      { reject: 'checkSite', with: refused, ...failed },
      { ...sends('DISCONNECT'), outcome: 'refused', ...failed },
      { ...sends('RETRY'), ...checking },
    ],
  },
  {
    name: 'a refused password is reported, and the form can be sent again',
    start,
    steps: [
      isManager,
      { ...connect, ...connecting },
      {
        reject: 'connectSite',
        with: refused,
        ...disconnected,
        context: { ...facts.manager, error: error.refused },
      },
      { ...connect, ...connecting, context: { error: null } },
      { ...sends('CANCEL'), ...disconnected, context: { ...facts.manager, ...rest } },
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
      { ...sends('CANCEL'), ...failed, context: { attempts: 3, error: error.offline } },
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
      { ...changed('connectedViewer'), ...failed, context: facts.connectedViewer },
      { ...sends('RETRY'), outcome: 'refused', ...failed },
      { ...sends('DISCONNECT'), outcome: 'refused', ...failed },
      { ...changed('connected'), ...failed, context: facts.connected },
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
      { ...sends('CANCEL'), ...connected },
      syncs,
      findsPosts,
      { ...sends('CANCEL'), ...connected },
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...sends('CANCEL'), ...connected, context: { error: null } },
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...findsPosts, context: { queue: samplePosts, attempts: 1 } },
      { ...sends('CANCEL'), ...connected, context: { error: null } },
    ],
  },
  {
    name: 'a site that is disconnected elsewhere ends the sync',
    start,
    steps: [
      isConnected,
      syncs,
      { ...changed('connected'), outcome: 'refused', ...checking },
      { ...checkFails, ...attempt(1) },
      { ...changed('connected'), outcome: 'refused', ...waiting },
      disconnectedElsewhere,
      { ...isConnected, context: facts.connected },
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...changed('connected'), outcome: 'refused', ...checksAgain(1) },
      disconnectedElsewhere,
      { ...isConnected, context: facts.connected },
      syncs,
      { ...checkFails, ...attempt(1) },
      { ...sends('RETRY'), ...checksAgain(1) },
      { ...findsPosts, context: { queue: samplePosts } },
      { ...changed('connected'), outcome: 'refused', ...publishing(first) },
      disconnectedElsewhere,
      { ...isConnected, context: facts.connected },
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
        context: { ...facts.connected, error: error.offline },
      },
      { ...sends('DISCONNECT'), ...disconnecting, context: { error: null } },
      {
        resolve: 'disconnectSite',
        with: null,
        ...disconnected,
        context: { ...facts.manager, ...rest },
      },
      isConnected,
      { ...sends('DISCONNECT'), ...disconnecting },
      { reject: 'disconnectSite', with: offline, ...connected },
      { ...changed('manager'), ...disconnected, context: { error: null } },
    ],
  },
  withUnhandledEvents(
    {
      name: 'a state takes its own events alone',
      start,
      begins: disconnected,
      steps: [
        isManager,
        { ...connect, ...connecting },
        { resolve: 'connectSite', with: null, ...connected },
        syncs,
        findsPosts,
        { reject: 'publishPost', with: offline, ...attempt(1) },
        { ...sends('CANCEL'), ...failed },
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
