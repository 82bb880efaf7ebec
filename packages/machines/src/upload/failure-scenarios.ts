import type { UploadScenario } from './scenario-parts';
import {
  add,
  canceled,
  done,
  failed,
  files,
  idA,
  idB,
  listed,
  offline,
  rests,
  runs,
  start,
  uploading,
} from './scenario-parts';
import { sampleFiles, sampleRejection } from './upload.samples';

const { a, b, c, tooLarge } = sampleFiles;

/** Files that are refused or fail, and their retries. */
export const failureScenarios: readonly UploadScenario[] = [
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
    name: 'a failure is kept with its message, the queue continues, and a retry starts anew',
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
    name: 'a file that has not failed is not retried because another one has',
    start,
    steps: [
      { ...add(a, b), ...runs('a') },
      { send: { type: 'FAILED', handle: 'a', error: offline }, ...runs('b') },
      { send: { type: 'RETRY', handle: 'b' }, outcome: 'refused', ...runs('b') },
    ],
  },
];
