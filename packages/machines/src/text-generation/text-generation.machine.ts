import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';
import { and, assign, setup } from 'xstate';

import { failureOf } from '../refusal/failure';
import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag } from '../statechart/state-meta';
import type { TextGenerationContext, TextGenerationEvent } from './text-generation.events';
import { textGenerationGuards } from './text-generation.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/simulation.md#generated-content';

/**
 * Generates texts and offers them. Nothing is stored here: a text that is used goes into the form.
 * Cancelling stops the actor; earlier offers stay until the next request.
 */
export const textGeneration = setup({
  types: {} as {
    context: TextGenerationContext;
    events: TextGenerationEvent;
    tags: StateTag;
    meta: StateMeta;
  },
  guards: textGenerationGuards,
  actors: {
    generateText: mustBeProvided<readonly GeneratedText[], TextRequest | null>('generateText'),
  },
  actions: {
    keepRequest: assign({
      request: ({ context, event }) => ('request' in event ? event.request : context.request),
    }),
    begin: assign({ isRunning: true, texts: [], error: null }),
    end: assign({ isRunning: false }),
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
  description: 'Generating texts from a prompt.',
  context: { request: null, isRunning: false, texts: [], error: null },
  initial: 'idle',
  on: {
    GENERATE: {
      target: '.generating',
      guard: and(['hasPrompt', 'hasPlatform', 'isAtRest']),
      actions: 'keepRequest',
      description: 'Generate',
    },
  },
  states: {
    idle: {
      description: 'Nothing is offered.',
      meta: { label: 'Idle', origin: 'spec', specRef },
      tags: ['editable'],
    },
    generating: {
      description: 'A text is being made.',
      meta: { label: 'Generating', origin: 'spec', specRef },
      tags: ['busy'],
      entry: 'begin',
      exit: 'end',
      invoke: {
        id: 'generateText',
        src: 'generateText',
        input: ({ context }) => context.request,
        onDone: {
          target: 'ready',
          actions: { type: 'offer', params: outputOf },
          description: 'Generated',
        },
        onError: {
          target: 'failed',
          actions: { type: 'sayFailed', params: errorOf },
          description: 'The generation fails',
        },
      },
      on: { CANCEL: { target: 'idle', description: 'Cancel' } },
    },
    ready: {
      description: 'Texts are offered; each can be used once.',
      meta: { label: 'Ready', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        USE: [
          {
            target: 'idle',
            guard: and(['isOffered', 'isTheRest']),
            actions: 'takeUsed',
            description: 'Use',
          },
          { guard: 'isOffered', actions: 'takeUsed', description: 'Use one of several' },
        ],
        DISCARD: { target: 'idle', actions: 'discard', description: 'Discard' },
      },
    },
    failed: {
      description: 'The text could not be made.',
      meta: { label: 'Failed', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: { RETRY: { target: 'generating', description: 'Try again' } },
    },
  },
});
