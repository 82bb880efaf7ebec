import type { AnyEventObject, AnyStateMachine } from 'xstate';

import { auth } from './auth/auth.machine';
import { authWords } from './auth/auth.guards';
import { authSamples } from './auth/auth.samples';
import { contentWorkflowWords } from './content-workflow/content-workflow.guards';
import { contentWorkflow } from './content-workflow/content-workflow.machine';
import { contentWorkflowSamples } from './content-workflow/content-workflow.samples';
import type { GuardRecord } from './refusal/guard-record';
import type { EventSample } from './statechart/event-sample';
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
  { slug: 'auth', label: 'Sign-in', machine: auth, samples: authSamples, words: authWords },
];
