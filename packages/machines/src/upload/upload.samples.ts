import { fileTooLargeMessage } from '@brandroom/domain/file/drop-zone';
import { maxUploadSize } from '@brandroom/domain/file/upload-types';
import type { FileId } from '@brandroom/domain/id.schema';

import type { EventSample } from '../statechart/event-sample';
import type { NewUpload, UploadEvent } from './upload.events';

function image(handle: string, name: string, rejection?: string): NewUpload {
  const plain = { handle, name: `${name}.png`, size: 1000, type: 'image/png' };
  return rejection === undefined ? plain : { ...plain, rejection };
}

/** Why a drop zone refuses the large file. */
export const sampleRejection = fileTooLargeMessage(maxUploadSize);

export const sampleFiles = {
  a: image('a', 'hillside'),
  b: image('b', 'packshot'),
  c: image('c', 'flat-white'),
  tooLarge: image('large', 'launch-poster', sampleRejection),
} as const;
const { a, b, c, tooLarge } = sampleFiles;

export const sampleStoredId = 'file_1_stored' as FileId;

/** Every event, with the payloads that make a difference. */
export const uploadSamples: readonly EventSample<UploadEvent>[] = [
  { name: 'Three images', event: { type: 'ADD', files: [a, b, c] } },
  { name: 'One image', event: { type: 'ADD', files: [a] } },
  { name: 'An image that is too large', event: { type: 'ADD', files: [tooLarge] } },
  { name: 'No files', event: { type: 'ADD', files: [] } },
  { name: '40% of the first image', event: { type: 'PROGRESS', handle: 'a', loaded: 400 } },
  { name: '40% of the second image', event: { type: 'PROGRESS', handle: 'b', loaded: 400 } },
  {
    name: 'Progress that isn’t a number',
    event: { type: 'PROGRESS', handle: 'a', loaded: Number.NaN },
  },
  { name: 'The first image is stored', event: { type: 'STORED', handle: 'a', id: sampleStoredId } },
  {
    name: 'The second image is stored',
    event: { type: 'STORED', handle: 'b', id: sampleStoredId },
  },
  {
    name: 'The first image, without an ID',
    event: { type: 'STORED', handle: 'a', id: '' as FileId },
  },
  {
    name: 'The first image fails',
    event: { type: 'FAILED', handle: 'a', error: { code: 'offline' } },
  },
  {
    name: 'The second image fails',
    event: { type: 'FAILED', handle: 'b', error: { code: 'offline' } },
  },
  { name: 'Cancel the first image', event: { type: 'CANCEL', handle: 'a' } },
  { name: 'Cancel the second image', event: { type: 'CANCEL', handle: 'b' } },
  { name: 'Cancel all', event: { type: 'CANCEL_ALL' } },
  { name: 'Pause', event: { type: 'PAUSE' } },
  { name: 'Resume', event: { type: 'RESUME' } },
  { name: 'Retry the first image', event: { type: 'RETRY', handle: 'a' } },
  { name: 'Retry all failed', event: { type: 'RETRY_ALL_FAILED' } },
  { name: 'Remove the first image', event: { type: 'REMOVE', handle: 'a' } },
  { name: 'Remove the second image', event: { type: 'REMOVE', handle: 'b' } },
];
