import type { RegisteredMachine, Scenario } from '../testing/scenario';
import type { ImageGenerationContext, ImageGenerationEvent } from './image-generation.events';
import { imageGenerationGuardMessages } from './image-generation.guards';
import { imageGeneration } from './image-generation.machine';
import {
  imageGenerationSamples,
  imageRequest,
  otherRequest,
  sampleImage,
} from './image-generation.samples';

type ImageScenario = Scenario<ImageGenerationContext, ImageGenerationEvent>;

const start = { input: undefined };
const offline = { code: 'offline', message: 'The workspace cannot be reached.' } as const;
const generate = { send: { type: 'GENERATE', request: imageRequest } } as const;
const cancel = { send: { type: 'CANCEL' } } as const;
const retry = { send: { type: 'RETRY' } } as const;
const nothing = {
  send: { type: 'GENERATE', request: { ...imageRequest, prompt: ' ' } },
} as const;
const running = {
  state: 'generating',
  running: { generateImage: imageRequest },
  context: { request: imageRequest, image: null, error: null },
};
const atRest = { image: null, error: null };
const ready = { resolve: 'generateImage', with: sampleImage, state: 'ready', running: {} };

const scenarios: readonly ImageScenario[] = [
  {
    name: 'an image is generated, and then another',
    start,
    begins: { state: 'idle', running: {}, context: { request: null, ...atRest } },
    steps: [
      { ...generate, ...running },
      { ...ready, context: { image: sampleImage, error: null } },
      {
        send: { type: 'GENERATE', request: otherRequest },
        state: 'generating',
        running: { generateImage: otherRequest },
        context: { image: null },
      },
    ],
  },
  {
    name: 'nothing is generated from nothing',
    start,
    steps: [
      {
        send: { type: 'GENERATE', request: { ...imageRequest, prompt: ' ' } },
        outcome: 'refused',
        state: 'idle',
        context: { request: null },
      },
    ],
  },
  {
    name: 'one generation runs at a time, and can be canceled',
    start,
    steps: [
      { ...generate, ...running },
      { send: { type: 'GENERATE', request: otherRequest }, outcome: 'not handled', ...running },
      { send: { type: 'CANCEL' }, state: 'idle', running: {}, context: atRest },
      { send: { type: 'RETRY' }, outcome: 'not handled', state: 'idle' },
      { ...generate, ...running },
    ],
  },
  {
    name: 'a failure keeps its words, and the same or something else is asked for again',
    start,
    steps: [
      { ...generate, ...running },
      {
        reject: 'generateImage',
        with: offline,
        state: 'failed',
        running: {},
        context: { image: null, error: { ...offline, fields: [] } },
      },
      { send: { type: 'RETRY' }, ...running },
      { reject: 'generateImage', with: offline, state: 'failed' },
      { ...generate, ...running },
      { ...ready },
    ],
  },
  {
    name: 'a state takes its own events alone, and every request needs a description',
    start,
    steps: [
      { ...cancel, outcome: 'not handled', state: 'idle' },
      { ...generate, ...running },
      { ...retry, outcome: 'not handled', ...running },
      { ...ready },
      { ...cancel, outcome: 'not handled', state: 'ready' },
      { ...retry, outcome: 'not handled', state: 'ready' },
      { ...nothing, outcome: 'refused', state: 'ready' },
      { ...generate, ...running },
      { reject: 'generateImage', with: offline, state: 'failed' },
      { ...cancel, outcome: 'not handled', state: 'failed' },
      { ...nothing, outcome: 'refused', state: 'failed' },
      {
        send: { type: 'GENERATE', request: otherRequest },
        state: 'generating',
        running: { generateImage: otherRequest },
      },
    ],
  },
];

export const fixtures: RegisteredMachine<ImageGenerationContext, ImageGenerationEvent> = {
  label: 'Image generation',
  machine: imageGeneration,
  scenarios,
  samples: imageGenerationSamples,
  words: imageGenerationGuardMessages,
  tags: {
    idle: ['editable'],
    generating: ['busy'],
    ready: ['editable'],
    failed: ['editable', 'needsAttention'],
  },
};
