import type { AnyEventObject, AnyStateMachine } from 'xstate';

import { auth } from './auth/auth.machine';
import { authWords } from './auth/auth.guards';
import { authSamples } from './auth/auth.samples';
import { contentWorkflowWords } from './content-workflow/content-workflow.guards';
import { contentWorkflow } from './content-workflow/content-workflow.machine';
import { contentWorkflowSamples } from './content-workflow/content-workflow.samples';
import { imageGenerationWords } from './image-generation/image-generation.guards';
import { imageGeneration } from './image-generation/image-generation.machine';
import { imageGenerationSamples } from './image-generation/image-generation.samples';
import type { GuardRecord } from './refusal/guard-record';
import type { EventSample } from './statechart/event-sample';
import { textGenerationWords } from './text-generation/text-generation.guards';
import { textGeneration } from './text-generation/text-generation.machine';
import { textGenerationSamples } from './text-generation/text-generation.samples';
import { upload } from './upload/upload.machine';
import { uploadWords } from './upload/upload.guards';
import { uploadSamples } from './upload/upload.samples';

/** A machine with all that is needed to show it and to try it. */
export interface RegisteredMachine {
  /** The name of its folder, and of its page. */
  readonly slug: string;
  readonly label: string;
  readonly machine: AnyStateMachine;
  readonly samples: readonly EventSample<AnyEventObject>[];
  /** Every record takes the machine's own context and events, which a list of all cannot name. */
  readonly words: Readonly<Record<string, GuardRecord<never, never>>>;
}

/** All machines, by label. */
export const registeredMachines: readonly RegisteredMachine[] = [
  {
    slug: 'content-workflow',
    label: 'Content workflow',
    machine: contentWorkflow,
    samples: contentWorkflowSamples,
    words: contentWorkflowWords,
  },
  {
    slug: 'upload',
    label: 'File upload',
    machine: upload,
    samples: uploadSamples,
    words: uploadWords,
  },
  {
    slug: 'image-generation',
    label: 'Image generation',
    machine: imageGeneration,
    samples: imageGenerationSamples,
    words: imageGenerationWords,
  },
  { slug: 'auth', label: 'Sign-in', machine: auth, samples: authSamples, words: authWords },
  {
    slug: 'text-generation',
    label: 'Text generation',
    machine: textGeneration,
    samples: textGenerationSamples,
    words: textGenerationWords,
  },
];
