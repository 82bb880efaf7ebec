import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { ActorRef, Snapshot } from 'xstate';
import { and, assign, setup } from 'xstate';

import { failureOf } from '../refusal/failure';
import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import type { QuickBuildContext, QuickBuildEvent, QuickBuildInput } from './quick-build.events';
import { quickBuildGuards } from './quick-build.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/simulation.md#generated-content';
const { spec, added } = stepTexts(specRef);

function buildInput({
  context,
  self,
}: {
  context: QuickBuildContext;
  self: ActorRef<Snapshot<unknown>, QuickBuildEvent>;
}): QuickBuildInput {
  return {
    request: context.request,
    report: (done) => self.send({ type: 'PROGRESS', done }),
  };
}

/**
 * Builds a brand from a website's address (docs/product/simulation.md#generated-content). Cancelling
 * stops the actor, and the backend takes the brand out again.
 */
export const quickBuild = setup({
  types: {} as {
    context: QuickBuildContext;
    events: QuickBuildEvent;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: quickBuildGuards,
  actors: { buildBrand: mustBeProvided<Brand, QuickBuildInput>('buildBrand') },
  actions: {
    keepRequest: assign({
      request: ({ context, event }) => ('request' in event ? event.request : context.request),
    }),
    begin: assign({ isRunning: true, done: 0, brand: null, error: null }),
    end: assign({ isRunning: false }),
    countSteps: assign({
      done: ({ context, event }) => ('done' in event ? event.done : context.done),
    }),
    keepBrand: assign((_, brand: Brand) => ({ brand })),
    sayFailed: assign((_, error: unknown) => ({ error: failureOf(error) })),
  },
}).createMachine({
  id: 'quick-build',
  version: '1.0.1',
  description: 'Building a brand from the address of a website.',
  context: { request: null, isRunning: false, done: 0, brand: null, error: null },
  initial: 'idle',
  on: {
    START: {
      target: '.building',
      guard: and(['hasAddress', 'isAtRest']),
      actions: 'keepRequest',
      ...spec('Start Quick Build'),
    },
  },
  states: {
    idle: {
      description: 'Nothing has been asked for, or it was canceled.',
      meta: { label: 'Idle', origin: 'spec', specRef },
      tags: ['editable'],
    },
    building: {
      description: 'The brand is being made, step by step.',
      meta: { label: 'Building', origin: 'spec', specRef },
      tags: ['busy'],
      entry: 'begin',
      exit: 'end',
      invoke: {
        id: 'buildBrand',
        src: 'buildBrand',
        input: buildInput,
        onDone: {
          target: 'built',
          actions: { type: 'keepBrand', params: outputOf },
          ...spec('Built'),
        },
        onError: {
          target: 'failed',
          actions: { type: 'sayFailed', params: errorOf },
          ...spec('The build fails'),
        },
      },
      on: {
        PROGRESS: {
          target: 'building',
          guard: and(['isForward', 'isWithinSteps']),
          actions: 'countSteps',
          ...added('Steps are done'),
        },
        CANCEL: { target: 'idle', ...added('Cancel') },
      },
    },
    built: {
      description: 'The brand is there.',
      meta: { label: 'Built', origin: 'spec', specRef },
      tags: ['editable'],
    },
    failed: {
      description: 'The brand could not be built. The address is kept.',
      meta: { label: 'Failed', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: { RETRY: { target: 'building', ...added('Try again') } },
    },
  },
});
