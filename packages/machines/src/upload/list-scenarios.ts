import type { UploadScenario } from './scenario-parts';
import {
  add,
  failed,
  files,
  idA,
  listed,
  offline,
  rests,
  runs,
  start,
  uploading,
} from './scenario-parts';
import { sampleFiles } from './upload.samples';

const { a, b } = sampleFiles;

/** Files that are removed from the list, or could not start. */
export const listScenarios: readonly UploadScenario[] = [
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
    name: 'an upload that could not start is kept with its message, and the queue continues',
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
];
