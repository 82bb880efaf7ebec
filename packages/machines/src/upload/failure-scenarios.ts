import type { UploadScenario } from './scenario-parts';
import {
  a,
  add,
  b,
  c,
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
  tooLarge,
  uploading,
  withFiles,
} from './scenario-parts';
import { sampleRejection } from './upload.samples';

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
  withFiles(
    'a file that the backend does not accept cannot be retried either',
    [a, b],
    [
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
  ),
  withFiles(
    'a failure is kept with its message, the queue continues, and a retry starts anew',
    [a, b],
    [
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
  ),
  withFiles(
    'all failed uploads are retried at once, and only those',
    [a, b, c],
    [
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
  ),
  withFiles(
    'a file that has not failed is not retried because another one has',
    [a, b],
    [
      { send: { type: 'FAILED', handle: 'a', error: offline }, ...runs('b') },
      { send: { type: 'RETRY', handle: 'b' }, outcome: 'refused', ...runs('b') },
    ],
  ),
];
