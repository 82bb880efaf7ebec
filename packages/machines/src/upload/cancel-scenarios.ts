import type { UploadScenario } from './scenario-parts';
import {
  add,
  canceled,
  done,
  files,
  idA,
  listed,
  rests,
  runs,
  start,
  uploading,
} from './scenario-parts';
import { sampleFiles } from './upload.samples';

const { a, b, c } = sampleFiles;

/** Uploads that are canceled, one or all. */
export const cancelScenarios: readonly UploadScenario[] = [
  {
    name: 'canceling the running file stops it and continues with the next',
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
    name: 'canceling a waiting file takes it out of turn',
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
    name: 'canceling all stops running and waiting files, and leaves finished ones',
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
    name: 'a file cannot be canceled twice while others are waiting',
    start,
    steps: [
      { ...add(a, b, c), ...runs('a') },
      { send: { type: 'CANCEL', handle: 'b' }, ...runs('a') },
      { send: { type: 'CANCEL', handle: 'b' }, outcome: 'refused', ...runs('a') },
    ],
  },
];
