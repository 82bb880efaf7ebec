import type { AnyEventObject } from 'xstate';

import type { EventSample } from '../statechart/event-sample';
import type { MachineParts } from '../statechart/machine-parts';
import { subjectOf } from './upload-queue';
import type { UploadContext, UploadFile } from './upload.events';
import { uploadGuardMessages } from './upload.guards';
import { upload } from './upload.machine';
import { sampleStoredId, uploadSamples } from './upload.samples';

export const label = 'File upload';
export const sentence = 'How files are uploaded one after another, paused, canceled and retried.';

/** The events about the files of a queue. Only the file that is being uploaded reports. */
function ofFiles(context: unknown): readonly EventSample<AnyEventObject>[] {
  const { files } = context as UploadContext;
  const running = files.filter(({ status }) => status === 'uploading');
  const about = (all: readonly UploadFile[], type: string, more: (file: UploadFile) => object) =>
    all.map((file) => ({
      name: file.name,
      event: { type, handle: file.handle, ...more(file) },
    }));
  const reported = running.length > 0 ? running : files;
  return [
    ...['CANCEL', 'RETRY', 'REMOVE'].flatMap((type) => about(files, type, () => ({}))),
    ...about(reported, 'PROGRESS', ({ size }) => ({ loaded: Math.ceil(size / 2) })),
    ...about(reported, 'STORED', () => ({ id: sampleStoredId })),
    ...about(reported, 'FAILED', () => ({ error: { code: 'offline' } })),
  ];
}

export const parts: MachineParts = {
  machine: upload,
  words: uploadGuardMessages,
  people: [],
  samples: {
    events: () => uploadSamples,
    from: ofFiles,
    subject: (context) => subjectOf(context as UploadContext),
    answers: {
      uploadFile: {
        // It reports by its events; its end means nothing.
        succeeds: [],
        fails: [{ name: 'The connection is lost', with: { code: 'unavailable' } }],
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
