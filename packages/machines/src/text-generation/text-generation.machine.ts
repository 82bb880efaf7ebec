import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';
import { and, assign, setup } from 'xstate';

import { failureOf } from '../refusal/failure';
import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import type { TextGenerationContext, TextGenerationEvent } from './text-generation.events';
import { textGenerationGuards } from './text-generation.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/simulation.md#generated-content';
const { spec, added } = stepTexts(specRef);

/**
 * Generates texts and offers them. Nothing is stored here: a text that is used goes into the form.
 * Cancelling stops the actor; earlier offers stay until the next request.
 */
export const textGeneration = setup({
  types: {} as {
    context: TextGenerationContext;
    events: TextGenerationEvent;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: textGenerationGuards,
  actors: {
    generateText: mustBeProvided<readonly GeneratedText[], TextRequest | null>('generateText'),
  },
  actions: {
    keepRequest: assign({
      request: ({ context, event }) => ('request' in event ? event.request : context.request),
    }),
    begin: assign({ texts: [], error: null }),
    offer: assign((_, texts: readonly GeneratedText[]) => ({ texts })),
    sayFailed: assign((_, error: unknown) => ({ error: failureOf(error) })),
    takeUsed: assign({
      texts: ({ context, event }) =>
        'which' in event
          ? context.texts.filter((__, i) => event.which !== 'all' && i !== event.which)
          : context.texts,
    }),
    discard: assign({ texts: [] }),
  },
}).createMachine({
  id: 'text-generation',
  version: '1.0.0',
  description: 'Generates texts from a prompt.',
  context: { request: null, texts: [], error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No texts yet.',
      meta: { label: 'Idle', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        GENERATE: {
          target: 'generating',
          guard: and(['hasPrompt', 'hasPlatform']),
          actions: 'keepRequest',
          ...spec('Generate'),
        },
      },
    },
    generating: {
      description: 'Generating texts.',
      meta: { label: 'Generating', origin: 'spec', specRef },
      tags: ['busy'],
      entry: 'begin',
      invoke: {
        id: 'generateText',
        src: 'generateText',
        input: ({ context }) => context.request,
        onDone: {
          target: 'ready',
          actions: { type: 'offer', params: outputOf },
          ...spec('Generated'),
        },
        onError: {
          target: 'failed',
          actions: { type: 'sayFailed', params: errorOf },
          ...added('Generation failed'),
        },
      },
      on: { CANCEL: { target: 'idle', ...spec('Cancel') } },
    },
    ready: {
      description: 'The texts are ready. Each can be used once.',
      meta: { label: 'Ready', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        GENERATE: {
          target: 'generating',
          guard: and(['hasPrompt', 'hasPlatform']),
          actions: 'keepRequest',
          ...spec('Generate'),
        },
        USE: [
          {
            target: 'idle',
            guard: and(['isOffered', 'isTheRest']),
            actions: 'takeUsed',
            ...spec('Use'),
          },
          { guard: 'isOffered', actions: 'takeUsed', ...added('Use one of several') },
        ],
        DISCARD: { target: 'idle', actions: 'discard', ...added('Discard') },
      },
    },
    failed: {
      description: 'The texts could not be generated.',
      meta: { label: 'Failed', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        GENERATE: {
          target: 'generating',
          guard: and(['hasPrompt', 'hasPlatform']),
          actions: 'keepRequest',
          ...spec('Generate'),
        },
        RETRY: { target: 'generating', ...added('Try again') },
      },
    },
  },
});
