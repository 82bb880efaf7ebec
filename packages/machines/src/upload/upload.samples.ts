import { fileTooLargeMessage } from '@brandroom/domain/file/drop-zone';
import { maxUploadSize } from '@brandroom/domain/file/upload-types';
import type { FileId } from '@brandroom/domain/id.schema';

import type { EventSample } from '../statechart/event-sample';
import type { NewUpload, UploadEvent } from './upload.events';

function file(handle: string, rejection?: string): NewUpload {
  const plain = { handle, name: `${handle}.png`, size: 1000, type: 'image/png' };
  return rejection === undefined ? plain : { ...plain, rejection };
}

/** Why a drop zone refuses the large file. */
export const sampleRejection = fileTooLargeMessage(maxUploadSize);

export const sampleFiles = {
  a: file('a'),
  b: file('b'),
  c: file('c'),
  tooLarge: file('large', sampleRejection),
} as const;

export const sampleStoredId = 'file_1_stored' as FileId;

/** Every event, with the payloads that make a difference. */
export const uploadSamples: readonly EventSample<UploadEvent>[] = [
  { name: 'adds a, b and c', event: { type: 'ADD', files: [file('a'), file('b'), file('c')] } },
  { name: 'adds a', event: { type: 'ADD', files: [file('a')] } },
  { name: 'adds a refused file', event: { type: 'ADD', files: [sampleFiles.tooLarge] } },
  { name: 'adds nothing', event: { type: 'ADD', files: [] } },
  { name: 'progress of a', event: { type: 'PROGRESS', handle: 'a', loaded: 400 } },
  { name: 'progress of b', event: { type: 'PROGRESS', handle: 'b', loaded: 400 } },
  {
    name: 'progress of a that is no number',
    event: { type: 'PROGRESS', handle: 'a', loaded: Number.NaN },
  },
  { name: 'stores a', event: { type: 'STORED', handle: 'a', id: sampleStoredId } },
  { name: 'stores b', event: { type: 'STORED', handle: 'b', id: sampleStoredId } },
  { name: 'stores a without a name', event: { type: 'STORED', handle: 'a', id: '' as FileId } },
  { name: 'fails a', event: { type: 'FAILED', handle: 'a', error: { code: 'offline' } } },
  { name: 'fails b', event: { type: 'FAILED', handle: 'b', error: { code: 'offline' } } },
  { name: 'cancels a', event: { type: 'CANCEL', handle: 'a' } },
  { name: 'cancels b', event: { type: 'CANCEL', handle: 'b' } },
  { name: 'cancels all', event: { type: 'CANCEL_ALL' } },
  { name: 'pauses', event: { type: 'PAUSE' } },
  { name: 'resumes', event: { type: 'RESUME' } },
  { name: 'retries a', event: { type: 'RETRY', handle: 'a' } },
  { name: 'retries all failed', event: { type: 'RETRY_ALL_FAILED' } },
  { name: 'removes a', event: { type: 'REMOVE', handle: 'a' } },
  { name: 'removes b', event: { type: 'REMOVE', handle: 'b' } },
];
