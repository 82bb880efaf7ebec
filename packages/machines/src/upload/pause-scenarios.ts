import type { UploadScenario } from './scenario-parts';
import {
  a,
  add,
  b,
  c,
  canceled,
  done,
  files,
  idA,
  listed,
  offline,
  rests,
  runs,
  start,
  uploading,
  waits,
  withFiles,
} from './scenario-parts';

/** The pausing of the queue. */
export const pauseScenarios: readonly UploadScenario[] = [
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
  withFiles(
    'a paused queue in which nothing is left to upload rests',
    [a, b],
    [
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
  ),
  withFiles(
    'a paused queue is canceled as a whole',
    [a, b],
    [
      { send: { type: 'STORED', handle: 'a', id: idA }, ...runs('b') },
      { send: { type: 'PAUSE' }, ...waits },
      {
        send: { type: 'CANCEL_ALL' },
        ...rests,
        ...files(listed(a, done(idA)), listed(b, canceled)),
      },
    ],
  ),
];
