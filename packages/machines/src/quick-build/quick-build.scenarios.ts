import type { RegisteredMachine, Scenario } from '../testing/scenario';
import { withUnhandledEvents } from '../testing/unhandled-events';
import type { QuickBuildContext, QuickBuildEvent } from './quick-build.events';
import { quickBuildGuardMessages } from './quick-build.guards';
import { quickBuild } from './quick-build.machine';
import { otherRequest, quickBuildSamples, request, sampleBrand } from './quick-build.samples';

type BuildScenario = Scenario<QuickBuildContext, QuickBuildEvent>;

const start = { input: undefined };
const offline = { code: 'offline', message: 'The workspace cannot be reached.' } as const;
const send = { send: { type: 'START', request } } as const;
const running = {
  state: 'building',
  running: { buildBrand: { request } },
  context: { request, isRunning: true, done: 0, brand: null, error: null },
};
const atRest = { isRunning: false, brand: null, error: null };
const built = { resolve: 'buildBrand', with: sampleBrand, state: 'built', running: {} };

function steps(done: number) {
  return { send: { type: 'PROGRESS', done } } as const;
}

const scenarios: readonly BuildScenario[] = [
  {
    name: 'a brand is built step by step, and then another',
    start,
    begins: { state: 'idle', running: {}, context: { request: null, done: 0, ...atRest } },
    steps: [
      { ...send, ...running },
      { ...steps(1), ...running, context: { done: 1 } },
      { ...steps(5), ...running, context: { done: 5, isRunning: true } },
      { ...built, context: { isRunning: false, done: 5, brand: sampleBrand, error: null } },
      {
        send: { type: 'START', request: otherRequest },
        state: 'building',
        running: { buildBrand: { request: otherRequest } },
        context: { brand: null, done: 0 },
      },
    ],
  },
  {
    name: 'nothing is built without an address',
    start,
    steps: [
      {
        send: { type: 'START', request: { url: 'north light' } },
        outcome: 'refused',
        state: 'idle',
        context: { request: null },
      },
    ],
  },
  {
    name: 'progress counts up, in whole steps, to the last one',
    start,
    steps: [
      { ...send, ...running },
      { ...steps(2), ...running, context: { done: 2 } },
      { ...steps(2), outcome: 'refused', ...running, context: { done: 2 } },
      { ...steps(1), outcome: 'refused', ...running, context: { done: 2 } },
      { ...steps(6), outcome: 'refused', ...running, context: { done: 2 } },
    ],
  },
  {
    name: 'one build runs at a time, and can be canceled',
    start,
    steps: [
      { ...send, ...running },
      { send: { type: 'START', request: otherRequest }, outcome: 'refused', ...running },
      { send: { type: 'CANCEL' }, state: 'idle', running: {}, context: atRest },
      { send: { type: 'RETRY' }, outcome: 'not handled', state: 'idle' },
      { ...send, ...running },
    ],
  },
  {
    name: 'a failure keeps its message, and the same or another address is tried again',
    start,
    steps: [
      { ...send, ...running },
      { ...steps(3), ...running, context: { done: 3 } },
      {
        reject: 'buildBrand',
        with: offline,
        state: 'failed',
        running: {},
        context: { isRunning: false, brand: null, error: { ...offline, fields: [] } },
      },
      { send: { type: 'RETRY' }, ...running },
      { reject: 'buildBrand', with: offline, state: 'failed' },
      { ...send, ...running },
      { ...built },
    ],
  },
  withUnhandledEvents(
    {
      name: 'a state takes its own events alone',
      start,
      begins: { state: 'idle' },
      steps: [
        { ...send, ...running },
        { reject: 'buildBrand', with: offline, state: 'failed', running: {} },
        { send: { type: 'RETRY' }, ...running },
        built,
      ],
    },
    quickBuildSamples,
    {
      idle: ['START'],
      building: ['START', 'PROGRESS', 'CANCEL'],
      built: ['START'],
      failed: ['START', 'RETRY'],
    },
  ),
];

export const fixtures: RegisteredMachine<QuickBuildContext, QuickBuildEvent> = {
  label: 'Quick build',
  machine: quickBuild,
  scenarios,
  samples: quickBuildSamples,
  words: quickBuildGuardMessages,
  tags: {
    idle: ['editable'],
    building: ['busy'],
    built: ['editable'],
    failed: ['editable', 'needsAttention'],
  },
};
