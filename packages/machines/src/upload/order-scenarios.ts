import type { FileId } from '@brandroom/domain/id.schema';

import type { UploadScenario } from './scenario-parts';
import {
  a,
  add,
  b,
  done,
  files,
  idA,
  idB,
  listed,
  offline,
  rests,
  runs,
  start,
  uploading,
  withFiles,
} from './scenario-parts';

/** The order of uploads, and their progress. */
export const orderScenarios: readonly UploadScenario[] = [
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
  withFiles(
    'a file that is added during an upload waits for its turn',
    [a],
    [
      { ...add(b), ...runs('a'), ...files(listed(a, uploading), listed(b)) },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...runs('b') },
    ],
  ),
  {
    name: 'a file that is in the list already is not listed twice',
    start,
    steps: [
      { ...add(a, a), ...runs('a'), ...files(listed(a, uploading)) },
      { ...add(a), outcome: 'refused', ...runs('a'), ...files(listed(a, uploading)) },
      { ...add(a, b), ...runs('a'), ...files(listed(a, uploading), listed(b)) },
    ],
  },
  withFiles(
    'an answer for another file, or without the stored file, changes nothing',
    [a, b],
    [
      { send: { type: 'STORED', handle: 'b', id: idB }, outcome: 'refused', ...runs('a') },
      { send: { type: 'FAILED', handle: 'b', error: offline }, outcome: 'refused', ...runs('a') },
      {
        send: { type: 'STORED', handle: 'a', id: '' as FileId },
        outcome: 'refused',
        ...runs('a'),
        ...files(listed(a, uploading), listed(b)),
      },
    ],
  ),
  withFiles(
    'at rest no answer of an upload is expected',
    [a],
    [
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
  ),
  withFiles(
    'progress never goes back, beyond the file, or to a value that is no number',
    [a],
    [
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
  ),
];
