import type {
  GeneratedImage,
  ImageRequest,
} from '@brandroom/domain/content/generated-image.schema';
import { assign, setup } from 'xstate';

import { failureOf } from '../refusal/failure';
import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import type { ImageGenerationContext, ImageGenerationEvent } from './image-generation.events';
import { imageGenerationGuards } from './image-generation.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/files.md#generated-images';
const { spec, added } = stepTexts(specRef);

/**
 * Generates an image (docs/product/files.md#generated-images), which the backend stores in the
 * list of the brand. Cancelling stops the actor, and the backend stores nothing.
 */
export const imageGeneration = setup({
  types: {} as {
    context: ImageGenerationContext;
    events: ImageGenerationEvent;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: imageGenerationGuards,
  actors: {
    generateImage: mustBeProvided<GeneratedImage, ImageRequest | null>('generateImage'),
  },
  actions: {
    keepRequest: assign({
      request: ({ context, event }) => ('request' in event ? event.request : context.request),
    }),
    begin: assign({ image: null, error: null }),
    keepImage: assign((_, image: GeneratedImage) => ({ image })),
    sayFailed: assign((_, error: unknown) => ({ error: failureOf(error) })),
  },
}).createMachine({
  id: 'image-generation',
  version: '1.0.1',
  description: 'Generates an image from a description.',
  context: { request: null, image: null, error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No image requested, or the request was canceled.',
      meta: { label: 'Idle', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        GENERATE: {
          target: 'generating',
          guard: 'hasPrompt',
          actions: 'keepRequest',
          ...spec('Generate Image'),
        },
      },
    },
    generating: {
      description: 'Generating the image.',
      meta: { label: 'Generating', origin: 'spec', specRef },
      tags: ['busy'],
      entry: 'begin',
      invoke: {
        id: 'generateImage',
        src: 'generateImage',
        input: ({ context }) => context.request,
        onDone: {
          target: 'ready',
          actions: { type: 'keepImage', params: outputOf },
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
      description: 'The image is ready.',
      meta: { label: 'Ready', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        GENERATE: {
          target: 'generating',
          guard: 'hasPrompt',
          actions: 'keepRequest',
          ...spec('Generate Image'),
        },
      },
    },
    failed: {
      description: 'The image could not be generated.',
      meta: { label: 'Failed', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        GENERATE: {
          target: 'generating',
          guard: 'hasPrompt',
          actions: 'keepRequest',
          ...spec('Generate Image'),
        },
        RETRY: { target: 'generating', ...added('Try again') },
      },
    },
  },
});
