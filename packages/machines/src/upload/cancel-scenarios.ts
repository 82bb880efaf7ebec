import type { UploadScenario } from './scenario-parts';
import {
  a,
  b,
  c,
  canceled,
  done,
  files,
  idA,
  listed,
  rests,
  runs,
  uploading,
  withFiles,
} from './scenario-parts';

/** Uploads that are canceled, one or all. */
export const cancelScenarios: readonly UploadScenario[] = [
  withFiles(
    'canceling the running file stops it and continues with the next',
    [a, b],
    [
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
  ),
  withFiles(
    'canceling a waiting file takes it out of turn',
    [a, b, c],
    [
      {
        send: { type: 'CANCEL', handle: 'b' },
        ...runs('a'),
        ...files(listed(a, uploading), listed(b, canceled), listed(c)),
      },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...runs('c') },
    ],
  ),
  withFiles(
    'canceling all stops running and waiting files, and leaves finished ones',
    [a, b, c],
    [
      { send: { type: 'STORED', handle: 'a', id: idA }, ...runs('b') },
      {
        send: { type: 'CANCEL_ALL' },
        ...rests,
        ...files(listed(a, done(idA)), listed(b, canceled), listed(c, canceled)),
      },
      { send: { type: 'CANCEL_ALL' }, outcome: 'not handled', ...rests },
    ],
  ),
  withFiles(
    'a file cannot be canceled twice while others are waiting',
    [a, b, c],
    [
      { send: { type: 'CANCEL', handle: 'b' }, ...runs('a') },
      { send: { type: 'CANCEL', handle: 'b' }, outcome: 'refused', ...runs('a') },
    ],
  ),
];
