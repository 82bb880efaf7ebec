import type { UploadScenario } from './scenario-parts';
import {
  a,
  b,
  failed,
  files,
  idA,
  listed,
  offline,
  rests,
  runs,
  uploading,
  withFiles,
} from './scenario-parts';

/** Files that are removed from the list, or could not start. */
export const listScenarios: readonly UploadScenario[] = [
  withFiles(
    'a file is removed from the list, but not while it is being uploaded',
    [a, b],
    [
      { send: { type: 'REMOVE', handle: 'a' }, outcome: 'refused', ...runs('a') },
      { send: { type: 'REMOVE', handle: 'b' }, ...runs('a'), ...files(listed(a, uploading)) },
      { send: { type: 'REMOVE', handle: 'b' }, outcome: 'refused', ...runs('a') },
      { send: { type: 'STORED', handle: 'a', id: idA }, ...rests },
      { send: { type: 'REMOVE', handle: 'a' }, ...rests, ...files() },
    ],
  ),
  withFiles(
    'an upload that could not start is kept with its message, and the queue continues',
    [a, b],
    [
      {
        reject: 'uploadFile',
        with: offline,
        ...runs('b'),
        ...files(listed(a, failed), listed(b, uploading)),
      },
    ],
  ),
];
