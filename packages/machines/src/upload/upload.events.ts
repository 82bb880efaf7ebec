import type { OperationErrorCode } from '@brandroom/domain/contract/error-codes';
import type { FileId } from '@brandroom/domain/id.schema';

export const uploadStatuses = [
  'queued',
  'uploading',
  'done',
  'failed',
  'canceled',
  'rejected',
] as const;
/**
 * `failed` can be retried; `rejected` cannot, for it is the file itself that is not accepted,
 * by the drop zone or by the backend.
 */
export type UploadStatus = (typeof uploadStatuses)[number];

export interface UploadError {
  readonly code: OperationErrorCode;
  readonly message: string;
}

/** One file of the queue. Its bytes live beside the machine, under the handle. */
export interface UploadFile {
  readonly handle: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type, as the browser reports it. */
  readonly type: string;
  readonly status: UploadStatus;
  /** Bytes sent so far, 0 to `size`. */
  readonly loaded: number;
  readonly error: UploadError | null;
  /** The stored file, once the status is `done`. */
  readonly storedId: FileId | null;
}

/** A file as it comes from the drop zone. */
export interface NewUpload extends Pick<UploadFile, 'handle' | 'name' | 'size' | 'type'> {
  /** Why the drop zone refuses it; the file is then listed but never uploaded. */
  readonly rejection?: string;
}

export type UploadEvent =
  | { type: 'ADD'; files: readonly NewUpload[] }
  /** From the actor: bytes of the running file sent so far. */
  | { type: 'PROGRESS'; handle: string; loaded: number }
  /** From the actor: the running file is stored. */
  | { type: 'STORED'; handle: string; id: FileId }
  /** From the actor: the running file is not stored. The error is JSON, as `failureOf` reads it. */
  | { type: 'FAILED'; handle: string; error: unknown }
  | { type: 'CANCEL'; handle: string }
  | { type: 'CANCEL_ALL' }
  /** The running file waits again, from its start. */
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'RETRY'; handle: string }
  | { type: 'RETRY_ALL_FAILED' }
  | { type: 'REMOVE'; handle: string };

export interface UploadContext {
  readonly files: readonly UploadFile[];
}

/** The input of the actor `uploadFile`, which sends PROGRESS and then STORED or FAILED. */
export interface UploadInput {
  readonly handle: string;
}
