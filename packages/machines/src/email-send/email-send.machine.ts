import { and, assign, setup } from 'xstate';

import { failureOf } from '../refusal/failure';
import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import type {
  EmailSendContext,
  EmailSendEvent,
  SendFacts,
  SendProgress,
} from './email-send.events';
import { emailSendGuards } from './email-send.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/marketing.md#sending-an-email';
const { spec, added } = stepTexts(specRef);

function runOf({ id, recipients, delivered }: SendFacts): SendProgress {
  return { id, recipients, delivered: delivered ?? 0 };
}

/**
 * Sends one email in batches (docs/product/marketing.md#sending-an-email). A pause waits for the
 * batch in progress. How far a run got is stored with the email, so that another tab or a later
 * visit can resume it.
 */
export const emailSend = setup({
  types: {} as {
    context: EmailSendContext;
    events: EmailSendEvent;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: emailSendGuards,
  actors: {
    beginSending: mustBeProvided<SendProgress, SendProgress | null>('beginSending'),
    deliverBatch: mustBeProvided<SendProgress, SendProgress | null>('deliverBatch'),
  },
  actions: {
    takeEmail: assign({
      run: ({ context, event }) => ('email' in event ? runOf(event.email) : context.run),
      isPausing: false,
      error: null,
    }),
    clearError: assign({ error: null, isPausing: false }),
    recordProgress: assign((_, run: SendProgress) => ({ run })),
    askForPause: assign({ isPausing: true }),
    endPause: assign({ isPausing: false }),
    sayFailed: assign((_, error: unknown) => ({ error: failureOf(error), isPausing: false })),
  },
}).createMachine({
  id: 'email-send',
  version: '1.0.0',
  description: 'Sending an email to its audience, in batches.',
  context: { run: null, isPausing: false, error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being sent from here.',
      meta: { label: 'Idle', origin: 'spec', specRef },
      tags: ['editable'],
      on: {
        SEND: {
          target: 'beginning',
          guard: and(['mayPublish', 'isDraft', 'hasNotBegun', 'hasRecipients', 'passesCheck']),
          actions: 'takeEmail',
          ...spec('Send'),
        },
        RESUME: {
          target: 'delivering',
          guard: and(['mayPublish', 'isDraft', 'hasBegun']),
          actions: 'takeEmail',
          ...added('Resume sending'),
        },
      },
    },
    beginning: {
      description: 'The run is being stored.',
      meta: { label: 'Beginning', origin: 'added', specRef },
      tags: ['busy'],
      invoke: {
        id: 'beginSending',
        src: 'beginSending',
        input: ({ context }) => context.run,
        onDone: {
          target: 'delivering',
          actions: { type: 'recordProgress', params: outputOf },
          ...added('Begun'),
        },
        onError: {
          target: 'notBegun',
          actions: { type: 'sayFailed', params: errorOf },
          ...added('Sending cannot begin'),
        },
      },
    },
    delivering: {
      description: 'A batch is being sent.',
      meta: { label: 'Sending', origin: 'added', specRef },
      tags: ['busy'],
      invoke: {
        id: 'deliverBatch',
        src: 'deliverBatch',
        input: ({ context }) => context.run,
        onDone: [
          {
            target: 'sent',
            guard: { type: 'isDelivered', params: outputOf },
            actions: { type: 'recordProgress', params: outputOf },
            ...spec('All recipients have it'),
          },
          {
            target: 'paused',
            guard: 'isPausing',
            actions: [{ type: 'recordProgress', params: outputOf }, 'endPause'],
            ...added('Paused after this batch'),
          },
          {
            target: 'delivering',
            reenter: true,
            actions: { type: 'recordProgress', params: outputOf },
            ...added('The next batch'),
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'sayFailed', params: errorOf },
          ...added('A batch fails'),
        },
      },
      on: { PAUSE: { actions: 'askForPause', ...added('Pause') } },
    },
    paused: {
      description: 'The batches before were sent, the others wait.',
      meta: { label: 'Paused', origin: 'added', specRef },
      tags: ['needsAttention'],
      on: {
        RESUME: {
          target: 'delivering',
          guard: and(['mayPublish', 'isDraft', 'hasBegun']),
          actions: 'takeEmail',
          ...added('Resume sending'),
        },
      },
    },
    notBegun: {
      description: 'Nothing was sent.',
      meta: { label: 'Not begun', origin: 'added', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        RETRY: { target: 'beginning', actions: 'clearError', ...added('Try again') },
        SEND: {
          target: 'beginning',
          guard: and(['mayPublish', 'isDraft', 'hasNotBegun', 'hasRecipients', 'passesCheck']),
          actions: 'takeEmail',
          ...spec('Send'),
        },
      },
    },
    failed: {
      description: 'A batch could not be sent; those before were.',
      meta: { label: 'Failed', origin: 'added', specRef },
      tags: ['needsAttention'],
      on: { RETRY: { target: 'delivering', actions: 'clearError', ...added('Try again') } },
    },
    sent: {
      description: 'All recipients have it.',
      meta: { label: 'Sent', origin: 'spec', specRef },
      tags: ['terminal'],
    },
  },
});
