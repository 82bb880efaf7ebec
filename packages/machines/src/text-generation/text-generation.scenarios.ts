import type { RegisteredMachine, Scenario } from '../testing/scenario';
import type { TextGenerationContext, TextGenerationEvent } from './text-generation.events';
import { textGenerationGuardMessages } from './text-generation.guards';
import { textGeneration } from './text-generation.machine';
import {
  emailRequest as email,
  nowhere,
  sampleTexts,
  socialRequest,
  textGenerationSamples,
} from './text-generation.samples';

type TextScenario = Scenario<TextGenerationContext, TextGenerationEvent>;

const start = { input: undefined };
const offline = { code: 'offline', message: 'The workspace cannot be reached.' } as const;
const generate = { send: { type: 'GENERATE', request: socialRequest } } as const;
const cancel = { send: { type: 'CANCEL' } } as const;
const retry = { send: { type: 'RETRY' } } as const;
const use = { send: { type: 'USE', which: 'all' } } as const;
const discard = { send: { type: 'DISCARD' } } as const;
const noPrompt = { send: { type: 'GENERATE', request: { ...email, prompt: ' ' } } } as const;
const noPlatform = { send: { type: 'GENERATE', request: nowhere } } as const;
const ignored = { outcome: 'not handled' } as const;
const refused = { outcome: 'refused' } as const;
const runsEmail = { state: 'generating', running: { generateText: email } };
const running = {
  state: 'generating',
  running: { generateText: socialRequest },
  context: { request: socialRequest, texts: [], error: null },
};
const atRest = { texts: [], error: null };
const ready = { resolve: 'generateText', with: sampleTexts, state: 'ready', running: {} };
const [first, second] = sampleTexts;

const scenarios: readonly TextScenario[] = [
  {
    name: 'texts are generated and used one after another',
    start,
    begins: { state: 'idle', running: {}, context: { request: null, ...atRest } },
    steps: [
      { ...generate, ...running },
      { ...ready, context: { texts: sampleTexts, error: null } },
      { send: { type: 'USE', which: 2 }, outcome: 'refused', state: 'ready' },
      {
        send: { type: 'USE', which: 0 },
        state: 'ready',
        context: { texts: second ? [second] : [] },
      },
      { send: { type: 'USE', which: 1 }, outcome: 'refused', state: 'ready' },
      { send: { type: 'USE', which: 0 }, state: 'idle', context: atRest },
    ],
  },
  {
    name: 'all texts are used at once, or the last of them first',
    start,
    steps: [
      { ...generate, ...running },
      { ...ready },
      { send: { type: 'USE', which: 1 }, state: 'ready', context: { texts: first ? [first] : [] } },
      { send: { type: 'USE', which: 'all' }, state: 'idle', context: atRest },
    ],
  },
  {
    name: 'texts are discarded',
    start,
    steps: [
      { ...generate, ...running },
      { ...ready },
      { send: { type: 'DISCARD' }, state: 'idle', context: atRest },
    ],
  },
  {
    name: 'nothing is generated from nothing, nor for no platform',
    start,
    steps: [
      {
        send: { type: 'GENERATE', request: { type: 'email', prompt: ' ' } },
        outcome: 'refused',
        state: 'idle',
      },
      {
        send: { type: 'GENERATE', request: nowhere },
        outcome: 'refused',
        state: 'idle',
        context: { request: null },
      },
      {
        send: { type: 'GENERATE', request: email },
        state: 'generating',
        running: { generateText: email },
      },
    ],
  },
  {
    name: 'one generation runs at a time, and can be canceled',
    start,
    steps: [
      { ...generate, ...running },
      {
        send: { type: 'GENERATE', request: email },
        outcome: 'not handled',
        ...running,
      },
      { send: { type: 'CANCEL' }, state: 'idle', running: {}, context: atRest },
      { send: { type: 'RETRY' }, outcome: 'not handled', state: 'idle' },
      { ...generate, ...running },
    ],
  },
  {
    name: 'a failure keeps its words, and the same is asked for again',
    start,
    steps: [
      { ...generate, ...running },
      {
        reject: 'generateText',
        with: offline,
        state: 'failed',
        running: {},
        context: { texts: [], error: { ...offline, fields: [] } },
      },
      { send: { type: 'RETRY' }, ...running },
      { ...ready },
    ],
  },
  {
    name: 'something new can be asked for after a failure and after an answer',
    start,
    steps: [
      { ...generate, ...running },
      { reject: 'generateText', with: offline, state: 'failed' },
      { ...generate, ...running },
      { ...ready },
      { ...generate, ...running },
    ],
  },
  {
    name: 'a state takes its own events alone',
    start,
    steps: [
      ...[cancel, retry, use, discard].map((each) => ({ ...each, ...ignored, state: 'idle' })),
      { ...generate, ...running },
      ...[retry, use, discard].map((each) => ({ ...each, ...ignored, ...running })),
      { ...ready },
      ...[cancel, retry].map((each) => ({ ...each, ...ignored, state: 'ready' })),
      { ...generate, ...running },
      { reject: 'generateText', with: offline, state: 'failed' },
      ...[cancel, use, discard].map((each) => ({ ...each, ...ignored, state: 'failed' })),
    ],
  },
  {
    name: 'every request needs a prompt and a platform, and is the one that runs',
    start,
    steps: [
      { ...generate, ...running },
      { ...ready },
      ...[noPrompt, noPlatform].map((each) => ({ ...each, ...refused, state: 'ready' })),
      { send: { type: 'GENERATE', request: email }, ...runsEmail },
      { reject: 'generateText', with: offline, state: 'failed' },
      ...[noPrompt, noPlatform].map((each) => ({ ...each, ...refused, state: 'failed' })),
      { ...generate, ...running },
      { reject: 'generateText', with: offline, state: 'failed' },
      { send: { type: 'GENERATE', request: email }, ...runsEmail },
    ],
  },
];

export const fixtures: RegisteredMachine<TextGenerationContext, TextGenerationEvent> = {
  label: 'Text generation',
  machine: textGeneration,
  scenarios,
  samples: textGenerationSamples,
  words: textGenerationGuardMessages,
  tags: {
    idle: ['editable'],
    generating: ['busy'],
    ready: ['editable', 'needsAttention'],
    failed: ['editable', 'needsAttention'],
  },
};
