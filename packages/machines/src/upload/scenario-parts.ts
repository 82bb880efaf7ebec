import type { FileId } from '@brandroom/domain/id.schema';

import type { Scenario } from '../testing/scenario';
import { sampleFiles } from './upload.samples';
import type { NewUpload, UploadContext, UploadEvent, UploadFile } from './upload.events';

export type UploadScenario = Scenario<UploadContext, UploadEvent>;

export const { a, b, c, tooLarge } = sampleFiles;
export const idA = 'file_1_a' as FileId;
export const idB = 'file_1_b' as FileId;
export const start = { input: undefined };

export function listed(file: NewUpload, rest: Partial<UploadFile> = {}): UploadFile {
  const { handle, name, size, type } = file;
  return {
    handle,
    name,
    size,
    type,
    status: 'queued',
    loaded: 0,
    error: null,
    storedId: null,
    ...rest,
  };
}

export const uploading = { status: 'uploading' } as const;
export const canceled = { status: 'canceled' } as const;
export const offline = { code: 'offline', message: 'The workspace cannot be reached.' } as const;
export const failed = { status: 'failed', error: offline } as const;
export const done = (storedId: FileId) => ({ status: 'done', loaded: 1000, storedId }) as const;

export function add(...added: readonly NewUpload[]): { readonly send: UploadEvent } {
  return { send: { type: 'ADD', files: added } };
}

export function files(...list: readonly UploadFile[]): { readonly context: UploadContext } {
  return { context: { files: list } };
}

export const runs = (handle: string) => ({
  state: 'uploading',
  running: { uploadFile: { handle } },
});
export const rests = { state: 'idle', running: {} };
export const waits = { state: 'paused', running: {} };

/** A scenario that begins with files, the first of which is uploaded at once. */
export const withFiles = (
  name: string,
  [first, ...others]: readonly [NewUpload, ...NewUpload[]],
  steps: UploadScenario['steps'],
): UploadScenario => ({
  name,
  start,
  steps: [{ ...add(first, ...others), ...runs(first.handle) }, ...steps],
});
