import { and, assign, or, setup } from 'xstate';

import { errorOf } from '../statechart/actor-events';
import { callbackMustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import {
  again,
  canceled,
  changeOne,
  changeWhere,
  enqueued,
  fileOf,
  newFilesOf,
  progressed,
  refused,
  stored,
} from './upload-queue';
import type { UploadContext, UploadEvent, UploadInput } from './upload.events';
import { uploadGuards } from './upload.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/files.md#upload-queue';
const { spec, added } = stepTexts(specRef);

function uploadInput({ context }: { context: UploadContext }): UploadInput {
  return { handle: context.files.find((file) => file.status === 'uploading')?.handle ?? '' };
}

/**
 * Uploads files one after another (docs/product/files.md#upload-queue).
 * Cancelling the running file stops its actor; a failure is kept with its message and the queue
 * continues. The actor's input is JSON, so a restored upload begins the running file anew. In the state uploading exactly one file
 * has the status `uploading`, in the others none; in idle none waits.
 */
export const upload = setup({
  types: {} as {
    context: UploadContext;
    events: UploadEvent;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: uploadGuards,
  actors: { uploadFile: callbackMustBeProvided<UploadInput>('uploadFile') },
  actions: {
    addFiles: assign({
      files: ({ context, event }) => [
        ...context.files,
        ...newFilesOf(context.files, event).map(enqueued),
      ],
    }),
    startNext: assign({
      files: ({ context }) => {
        const next = context.files.find((file) => file.status === 'queued');
        return changeOne(context.files, next?.handle, () => ({ status: 'uploading' }));
      },
    }),
    recordProgress: assign({
      files: ({ context, event }) =>
        'loaded' in event
          ? changeOne(context.files, event.handle, progressed(event.loaded))
          : context.files,
    }),
    recordStored: assign({
      files: ({ context, event }) =>
        'id' in event ? changeOne(context.files, event.handle, stored(event.id)) : context.files,
    }),
    recordFailure: assign({
      files: ({ context, event }) =>
        'error' in event
          ? changeOne(context.files, event.handle, refused(event.error))
          : context.files,
    }),
    recordCrash: assign({
      files: ({ context }, error: unknown) =>
        changeWhere(context.files, 'uploading', refused(error)),
    }),
    cancelOne: assign({
      files: ({ context, event }) =>
        changeOne(context.files, fileOf(context.files, event)?.handle, canceled),
    }),
    cancelQueued: assign({
      files: ({ context }) => changeWhere(context.files, 'queued', canceled),
    }),
    queueRunning: assign({
      files: ({ context }) => changeWhere(context.files, 'uploading', again),
    }),
    cancelRunning: assign({
      files: ({ context }) => changeWhere(context.files, 'uploading', canceled),
    }),
    queueAgain: assign({
      files: ({ context, event }) =>
        changeOne(context.files, fileOf(context.files, event)?.handle, again),
    }),
    queueFailedAgain: assign({
      files: ({ context }) => changeWhere(context.files, 'failed', again),
    }),
    removeFile: assign({
      files: ({ context, event }) => {
        const gone = fileOf(context.files, event);
        return context.files.filter((file) => file !== gone);
      },
    }),
  },
}).createMachine({
  id: 'upload',
  version: '1.2.0',
  description: 'Uploads a list of files, one at a time.',
  context: { files: [] },
  initial: 'idle',
  on: {
    ADD: { guard: 'hasNewFiles', actions: 'addFiles', ...spec('Add files') },
    CANCEL: { guard: 'isQueued', actions: 'cancelOne', ...spec('Cancel') },
    RETRY: {
      guard: or(['isFailed', 'isCanceled']),
      actions: 'queueAgain',
      ...spec('Retry'),
    },
    RETRY_ALL_FAILED: {
      guard: 'hasFailed',
      actions: 'queueFailedAgain',
      ...added('Retry all failed'),
    },
    REMOVE: {
      guard: and(['isKnown', 'isAtRest']),
      actions: 'removeFile',
      ...added('Remove'),
    },
  },
  states: {
    idle: {
      description: 'Nothing is being uploaded.',
      meta: { label: 'Idle', origin: 'spec', specRef },
      tags: ['editable'],
      always: { target: 'uploading', guard: 'hasQueued', ...added('Next file waiting') },
    },
    uploading: {
      description: 'Uploading one file; the others wait for their turn.',
      meta: { label: 'Uploading', origin: 'spec', specRef },
      tags: ['busy'],
      entry: 'startNext',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: uploadInput,
        onError: {
          target: 'idle',
          actions: { type: 'recordCrash', params: errorOf },
          ...added('Upload could not start'),
        },
      },
      on: {
        PROGRESS: {
          target: 'uploading',
          guard: and(['isRunning', 'countsBytes']),
          actions: 'recordProgress',
          ...spec('Progress reported'),
        },
        STORED: {
          target: 'idle',
          guard: and(['isRunning', 'namesFile']),
          actions: 'recordStored',
          ...spec('Uploaded'),
        },
        FAILED: {
          target: 'idle',
          guard: 'isRunning',
          actions: 'recordFailure',
          ...spec('Upload failed'),
        },
        CANCEL: {
          target: 'idle',
          guard: 'isRunning',
          actions: 'cancelOne',
          ...spec('Cancel'),
        },
        CANCEL_ALL: {
          target: 'idle',
          actions: ['cancelRunning', 'cancelQueued'],
          ...spec('Cancel all'),
        },
        PAUSE: { target: 'paused', actions: 'queueRunning', ...added('Pause') },
      },
    },
    paused: {
      description: 'Files are waiting until someone resumes the upload.',
      meta: { label: 'Paused', origin: 'added', specRef },
      tags: ['editable'],
      always: { target: 'idle', guard: 'hasNoneQueued', ...added('No file waiting') },
      on: {
        RESUME: { target: 'idle', ...added('Resume') },
        CANCEL_ALL: { target: 'idle', actions: 'cancelQueued', ...added('Cancel all') },
      },
    },
  },
});
