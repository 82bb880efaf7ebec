import type { FileId } from '@brandroom/domain/id.schema';

import { failureOf } from '../refusal/failure';
import type {
  NewUpload,
  UploadContext,
  UploadEvent,
  UploadFile,
  UploadStatus,
} from './upload.events';

type Files = readonly UploadFile[];

/** The file that an event is about, if it is in the queue. */
export function fileOf(files: Files, event: UploadEvent): UploadFile | undefined {
  return 'handle' in event ? files.find((file) => file.handle === event.handle) : undefined;
}

const inTurn: readonly UploadStatus[] = ['uploading', 'queued', 'failed'];

/** The name of the file that a queue is about: the one that is uploaded, else the next one, else one that failed. */
export function subjectOf({ files }: UploadContext): string | null {
  const about = inTurn.flatMap((status) => files.filter((file) => file.status === status));
  return about[0]?.name ?? null;
}

function isComplete(file: unknown): boolean {
  if (typeof file !== 'object' || file === null) return false;
  const { handle, name, size } = file as Partial<NewUpload>;
  return (
    typeof handle === 'string' &&
    handle !== '' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    size >= 0
  );
}

/** The files of an `ADD` that are not in the queue yet, each handle once. */
export function newFilesOf(files: Files, event: UploadEvent): readonly NewUpload[] {
  if (!('files' in event) || !Array.isArray(event.files)) return [];
  const taken = new Set(files.map((file) => file.handle));
  return event.files.filter((file) => {
    if (!isComplete(file) || taken.has(file.handle)) return false;
    taken.add(file.handle);
    return true;
  });
}

/** A new file's place in the queue: waiting, or listed with why it is refused. */
export function enqueued({ handle, name, size, type, rejection }: NewUpload): UploadFile {
  return {
    handle,
    name,
    size,
    type,
    status: rejection === undefined ? 'queued' : 'rejected',
    loaded: 0,
    error: rejection === undefined ? null : { code: 'invalid', message: rejection },
    storedId: null,
  };
}

/** Changes the files of one status. */
export function changeWhere(
  files: Files,
  status: UploadStatus,
  change: (file: UploadFile) => Partial<UploadFile>,
): Files {
  return files.map((file) => (file.status === status ? { ...file, ...change(file) } : file));
}

/** Changes one file. */
export function changeOne(
  files: Files,
  handle: string | undefined,
  change: (file: UploadFile) => Partial<UploadFile>,
): Files {
  return files.map((file) => (file.handle === handle ? { ...file, ...change(file) } : file));
}

/** Waiting from the start: nothing is kept of an earlier attempt. */
export function again(): Partial<UploadFile> {
  return { status: 'queued', loaded: 0, error: null };
}

export function canceled(): Partial<UploadFile> {
  return { status: 'canceled', loaded: 0 };
}

export function stored(storedId: FileId) {
  return (file: UploadFile): Partial<UploadFile> => ({
    status: 'done',
    loaded: file.size,
    storedId,
  });
}

/** Code and message stay as the operation gave them; an unacceptable file is not for a retry. */
export function refused(error: unknown) {
  const { code, message, fields } = failureOf(error);
  return (): Partial<UploadFile> => ({
    status: code === 'invalid' ? 'rejected' : 'failed',
    error: { code, message: fields[0]?.message ?? message },
  });
}

/** Bytes sent never go back and never beyond the file. */
export function progressed(loaded: number) {
  return (file: UploadFile): Partial<UploadFile> => ({
    loaded: Math.min(file.size, Math.max(file.loaded, loaded)),
  });
}
