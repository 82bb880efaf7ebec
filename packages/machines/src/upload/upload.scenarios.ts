import type { FileId } from '@brandroom/domain/id.schema';

import type { RegisteredMachine, Scenario } from '../testing/scenario';
import type { NewUpload, UploadContext, UploadEvent, UploadFile } from './upload.events';
import { uploadGuardMessages } from './upload.guards';
import { upload } from './upload.machine';
import { sampleFiles, sampleRejection, uploadSamples } from './upload.samples';

type UploadScenario = Scenario<UploadContext, UploadEvent>;

const { a, b, c, tooLarge } = sampleFiles;
const idA = 'file_1_a' as FileId;
const idB = 'file_1_b' as FileId;
const start = { input: undefined };

function listed(file: NewUpload, rest: Partial<UploadFile> = {}): UploadFile {
  const { handle, name, size, type } = file;
  return {
    handle,
    name,
    size,
    type,
    status: 'queued',
    loaded: 0,
    error: null,
    storedId: null,
    ...rest,
  };
}

const uploading = { status: 'uploading' } as const;
const canceled = { status: 'canceled' } as const;
const offline = { code: 'offline', message: 'The workspace cannot be reached.' } as const;
const failed = { status: 'failed', error: offline } as const;
const done = (storedId: FileId) => ({ status: 'done', loaded: 1000, storedId }) as const;

function add(...added: readonly NewUpload[]): { readonly send: UploadEvent } {
  return { send: { type: 'ADD', files: added } };
}

function files(...list: readonly UploadFile[]): { readonly context: UploadContext } {
  return { context: { files: list } };
}

const runs = (handle: string) => ({ state: 'uploading', running: { uploadFile: { handle } } });
const rests = { state: 'idle', running: {} };
const waits = { state: 'paused', running: {} };

const scenarios: readonly UploadScenario[] = [
  {
    name: 'files are uploaded one after another, in the order in which they were added',
    start,
    begins: { ...rests, ...files() },
    steps: [
      { ...add(a, b), ...runs('a'), ...files(listed(a, uploading), listed(b)) },
      {
        send: { type: 'PROGRESS', handle: 'a', loaded: 400 },
        ...runs('a'),
        ...files(listed(a, { ...uploading, loaded: 400 }), listed(b)),
      },
      {
        send: { type: 'STORED', handle: 'a', id: idA },
        ...runs('b'),
        ...files(listed(a, done(idA)), listed(b, uploading)),
      },
      {
        send: { type: 'STORED', handle: 'b', id: idB },
        ...rests,
        ...files(listed(a, done(idA)), listed(b, done(idB))),
      },
    ],
  },
  {
    name: 'a file that is added during an upload waits for its turn',
    start,
    steps: [
      { ...add(a), ...runs('a') },
      { ...add(b), ...runs('a'), ...files(listed(a, uploading), listed(b)) },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...runs('b') },
    ],
  },
  {
    name: 'a file that is in the list already is not listed twice',
    start,
    steps: [
      { ...add(a, a), ...runs('a'), ...files(listed(a, uploading)) },
      { ...add(a), outcome: 'refused', ...runs('a'), ...files(listed(a, uploading)) },
      { ...add(a, b), ...runs('a'), ...files(listed(a, uploading), listed(b)) },
    ],
  },
  {
    name: 'a file that the drop zone refuses is listed with the reason and never uploaded',
    start,
    steps: [
      {
        ...add(tooLarge),
        ...rests,
        ...files(
          listed(tooLarge, {
            status: 'rejected',
            error: { code: 'invalid', message: sampleRejection },
          }),
        ),
      },
      { send: { type: 'RETRY', handle: 'large' }, outcome: 'refused', ...rests },
      { send: { type: 'RETRY_ALL_FAILED' }, outcome: 'refused', ...rests },
      { ...add(a), ...runs('a') },
    ],
  },
  {
    name: 'a file that the backend does not accept cannot be retried either',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      {
        send: {
          type: 'FAILED',
          handle: 'a',
          error: {
            code: 'invalid',
            message: 'Some fields need attention.',
            data: { fields: [{ path: 'file', message: 'This is not a PNG image.' }] },
          },
        },
        ...runs('b'),
        ...files(
          listed(a, {
            status: 'rejected',
            error: { code: 'invalid', message: 'This is not a PNG image.' },
          }),
          listed(b, uploading),
        ),
      },
      { send: { type: 'RETRY', handle: 'a' }, outcome: 'refused', ...runs('b') },
    ],
  },
  {
    name: 'a failure is kept with its words, the queue goes on, and a retry starts anew',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      { send: { type: 'PROGRESS', handle: 'a', loaded: 400 }, ...runs('a') },
      {
        send: { type: 'FAILED', handle: 'a', error: offline },
        ...runs('b'),
        ...files(listed(a, { ...failed, loaded: 400 }), listed(b, uploading)),
      },
      {
        send: { type: 'RETRY', handle: 'a' },
        ...runs('b'),
        ...files(listed(a), listed(b, uploading)),
      },
      { send: { type: 'RETRY', handle: 'a' }, outcome: 'refused', ...runs('b') },
      { send: { type: 'STORED', handle: 'b', id: idB }, ...runs('a') },
      {
        send: { type: 'STORED', handle: 'a', id: idA },
        ...rests,
        ...files(listed(a, done(idA)), listed(b, done(idB))),
      },
    ],
  },
  {
    name: 'all failed uploads are retried at once, and only those',
    start,
    steps: [
      { ...add(a, b, c), ...runs('a') },
      { send: { type: 'CANCEL', handle: 'c' }, ...runs('a') },
      { send: { type: 'FAILED', handle: 'a', error: offline }, ...runs('b') },
      {
        send: { type: 'FAILED', handle: 'b', error: offline },
        ...rests,
        ...files(listed(a, failed), listed(b, failed), listed(c, canceled)),
      },
      {
        send: { type: 'RETRY_ALL_FAILED' },
        ...runs('a'),
        ...files(listed(a, uploading), listed(b), listed(c, canceled)),
      },
      { send: { type: 'RETRY_ALL_FAILED' }, outcome: 'refused', ...runs('a') },
    ],
  },
  {
    name: 'cancelling the running file stops it and goes on with the next',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      { send: { type: 'PROGRESS', handle: 'a', loaded: 400 }, ...runs('a') },
      {
        send: { type: 'CANCEL', handle: 'a' },
        ...runs('b'),
        ...files(listed(a, canceled), listed(b, uploading)),
      },
      { send: { type: 'PROGRESS', handle: 'a', loaded: 900 }, outcome: 'refused', ...runs('b') },
      { send: { type: 'CANCEL', handle: 'a' }, outcome: 'refused', ...runs('b') },
      {
        send: { type: 'RETRY', handle: 'a' },
        ...runs('b'),
        ...files(listed(a), listed(b, uploading)),
      },
    ],
  },
  {
    name: 'cancelling a waiting file takes it out of turn',
    start,
    steps: [
      { ...add(a, b, c), ...runs('a') },
      {
        send: { type: 'CANCEL', handle: 'b' },
        ...runs('a'),
        ...files(listed(a, uploading), listed(b, canceled), listed(c)),
      },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...runs('c') },
    ],
  },
  {
    name: 'cancelling all stops what runs and what waits, and leaves what is done',
    start,
    steps: [
      { ...add(a, b, c), ...runs('a') },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...runs('b') },
      {
        send: { type: 'CANCEL_ALL' },
        ...rests,
        ...files(listed(a, done(idA)), listed(b, canceled), listed(c, canceled)),
      },
      { send: { type: 'CANCEL_ALL' }, outcome: 'not handled', ...rests },
    ],
  },
  {
    name: 'a paused queue keeps its order: the running file begins anew, and new ones wait',
    start,
    steps: [
      { send: { type: 'PAUSE' }, outcome: 'not handled', ...rests },
      { send: { type: 'RESUME' }, outcome: 'not handled', ...rests },
      { ...add(a, b), ...runs('a') },
      { send: { type: 'RESUME' }, outcome: 'not handled', ...runs('a') },
      { send: { type: 'PROGRESS', handle: 'a', loaded: 400 }, ...runs('a') },
      { send: { type: 'PAUSE' }, ...waits, ...files(listed(a), listed(b)) },
      { ...add(c), ...waits, ...files(listed(a), listed(b), listed(c)) },
      { send: { type: 'PAUSE' }, outcome: 'not handled', ...waits },
      { send: { type: 'PROGRESS', handle: 'a', loaded: 900 }, outcome: 'not handled', ...waits },
      { send: { type: 'STORED', handle: 'a', id: idA }, outcome: 'not handled', ...waits },
      { send: { type: 'FAILED', handle: 'a', error: offline }, outcome: 'not handled', ...waits },
      { send: { type: 'CANCEL', handle: 'b' }, ...waits },
      {
        send: { type: 'RESUME' },
        ...runs('a'),
        ...files(listed(a, uploading), listed(b, canceled), listed(c)),
      },
    ],
  },
  {
    name: 'a paused queue in which nothing is left to upload rests',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      { send: { type: 'PAUSE' }, ...waits },
      {
        send: { type: 'CANCEL', handle: 'a' },
        ...waits,
        ...files(listed(a, canceled), listed(b)),
      },
      {
        send: { type: 'CANCEL', handle: 'b' },
        ...rests,
        ...files(listed(a, canceled), listed(b, canceled)),
      },
    ],
  },
  {
    name: 'a paused queue is canceled as a whole',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...runs('b') },
      { send: { type: 'PAUSE' }, ...waits },
      {
        send: { type: 'CANCEL_ALL' },
        ...rests,
        ...files(listed(a, done(idA)), listed(b, canceled)),
      },
    ],
  },
  {
    name: 'a file is removed from the list, but not while it is being uploaded',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      { send: { type: 'REMOVE', handle: 'a' }, outcome: 'refused', ...runs('a') },
      { send: { type: 'REMOVE', handle: 'b' }, ...runs('a'), ...files(listed(a, uploading)) },
      { send: { type: 'REMOVE', handle: 'b' }, outcome: 'refused', ...runs('a') },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...rests },
      { send: { type: 'REMOVE', handle: 'a' }, ...rests, ...files() },
    ],
  },
  {
    name: 'an upload that could not start is kept with its words, and the queue continues',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      {
        reject: 'uploadFile',
        with: offline,
        ...runs('b'),
        ...files(listed(a, failed), listed(b, uploading)),
      },
    ],
  },
  {
    name: 'an answer for another file, or without the stored file, changes nothing',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      { send: { type: 'STORED', handle: 'b', id: idB }, outcome: 'refused', ...runs('a') },
      { send: { type: 'FAILED', handle: 'b', error: offline }, outcome: 'refused', ...runs('a') },
      {
        send: { type: 'STORED', handle: 'a', id: '' as FileId },
        outcome: 'refused',
        ...runs('a'),
        ...files(listed(a, uploading), listed(b)),
      },
    ],
  },
  {
    name: 'a file cannot be canceled twice, whatever else is waiting',
    start,
    steps: [
      { ...add(a, b, c), ...runs('a') },
      { send: { type: 'CANCEL', handle: 'b' }, ...runs('a') },
      { send: { type: 'CANCEL', handle: 'b' }, outcome: 'refused', ...runs('a') },
    ],
  },
  {
    name: 'a file that has not failed is not retried because another one has',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      { send: { type: 'FAILED', handle: 'a', error: offline }, ...runs('b') },
      { send: { type: 'RETRY', handle: 'b' }, outcome: 'refused', ...runs('b') },
    ],
  },
  {
    name: 'at rest no answer of an upload is expected',
    start,
    steps: [
      { ...add(a), ...runs('a') },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...rests },
      { send: { type: 'PROGRESS', handle: 'a', loaded: 1 }, outcome: 'not handled', ...rests },
      { send: { type: 'STORED', handle: 'a', id: idB }, outcome: 'not handled', ...rests },
      {
        send: { type: 'FAILED', handle: 'a', error: offline },
        outcome: 'not handled',
        ...rests,
        ...files(listed(a, done(idA))),
      },
    ],
  },
  {
    name: 'progress never goes back, beyond the file, or to what is no number',
    start,
    steps: [
      { ...add(a), ...runs('a') },
      {
        send: { type: 'PROGRESS', handle: 'a', loaded: 700 },
        ...runs('a'),
        ...files(listed(a, { ...uploading, loaded: 700 })),
      },
      {
        send: { type: 'PROGRESS', handle: 'a', loaded: 300 },
        ...runs('a'),
        ...files(listed(a, { ...uploading, loaded: 700 })),
      },
      {
        send: { type: 'PROGRESS', handle: 'a', loaded: Number.POSITIVE_INFINITY },
        outcome: 'refused',
        ...runs('a'),
        ...files(listed(a, { ...uploading, loaded: 700 })),
      },
      {
        send: { type: 'PROGRESS', handle: 'a', loaded: 5000 },
        ...runs('a'),
        ...files(listed(a, { ...uploading, loaded: 1000 })),
      },
    ],
  },
];

export const fixtures: RegisteredMachine<UploadContext, UploadEvent> = {
  label: 'File upload',
  machine: upload,
  scenarios,
  samples: uploadSamples,
  words: uploadGuardMessages,
  tags: { idle: ['editable'], uploading: ['busy'], paused: ['editable'] },
  harmless: {
    'upload: begins in paused': 'No file is waiting yet, so it rests at once.',
    'uploading on CANCEL: copied to idle': 'At rest no file is being uploaded.',
    'uploading on CANCEL: copied to paused': 'While it is paused no file is being uploaded.',
    'uploading on CANCEL_ALL #1: leads to paused': 'No file is waiting then, so it rests at once.',
    'paused on RESUME #1: leads to uploading': 'A file is waiting, so it is uploaded at once.',
    'paused on CANCEL_ALL #1: leads to paused': 'No file is waiting then, so it rests at once.',
  },
};
