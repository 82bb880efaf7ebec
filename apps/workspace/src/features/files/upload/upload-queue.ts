import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { failureOf } from '@brandroom/machines/refusal/failure';
import type { UploadFile, UploadInput } from '@brandroom/machines/upload/upload.events';
import { upload } from '@brandroom/machines/upload/upload.machine';
import { subjectOf } from '@brandroom/machines/upload/upload-queue';
import { showToast } from '@brandroom/ui/toast';
import type { ActorRefFrom, EventObject } from 'xstate';
import { fromCallback } from 'xstate';

import { startActor } from '../../../shared/actors/start-actor';
import type { WorkspaceServices } from '../../../shared/api/api';
import { retryLabel } from '../../../shared/api/operation-error';
import { viewing } from '../../../shared/auth/viewing';
import { shortText } from '../../../shared/page/short-name';
import { uploadMessages as messages } from './upload.messages';
import { keepUploads, keptBrands, keptUploads } from './kept-uploads';
import { bytesOf, dropBytes } from './upload-bytes';

export type UploadQueue = ActorRefFrom<typeof upload>;

const isOpen = ({ status }: UploadFile) => status === 'queued' || status === 'uploading';
/** Whether its bytes may still be needed. */
const isKept = (file: UploadFile) =>
  isOpen(file) || file.status === 'failed' || file.status === 'canceled';

/** The queues shown in a dialog, which reports their results itself. */
const watched = new Set<UploadQueue>();

/** Marks a queue as shown. Returns a function that ends that. */
export function watchQueue(queue: UploadQueue): () => void {
  watched.add(queue);
  return () => {
    watched.delete(queue);
    clearEnded(queue);
  };
}

/** Clears finished files from the list once no upload is active. */
function clearEnded(queue: UploadQueue): void {
  const { files } = queue.getSnapshot().context;
  if (files.some(isOpen)) return;
  for (const { handle, status } of files)
    if (status !== 'failed') queue.send({ type: 'REMOVE', handle });
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function follow(queue: UploadQueue, brand: BrandId): void {
  let before: readonly UploadFile[] = queue.getSnapshot().context.files;
  const isUnderWay = (files: readonly UploadFile[]) => files.some(isOpen);
  queue.subscribe({
    next: ({ context: { files } }) => {
      const wasUnderWay = isUnderWay(before);
      const gone = before.filter(
        (old) => isKept(old) && !files.some((file) => file.handle === old.handle && isKept(file)),
      );
      before = files;
      void dropBytes(gone.map(({ handle }) => handle));
      const kept = () => ({ version: upload.version, snapshot: queue.getPersistedSnapshot() });
      keepUploads(brand, files.some(isKept) ? kept() : null);
      if (isUnderWay(files)) return addEventListener('beforeunload', warn);
      removeEventListener('beforeunload', warn);
      if (wasUnderWay && !watched.has(queue)) notifyEnd(queue, files);
    },
    complete: () => {
      // Signing out cancels the remaining uploads.
      removeEventListener('beforeunload', warn);
      keepUploads(brand, null);
      void dropBytes(before.map(({ handle }) => handle));
    },
  });
  if (isUnderWay(before)) addEventListener('beforeunload', warn);
}

function notifyEnd(queue: UploadQueue, files: readonly UploadFile[]): void {
  const done = files.filter(({ status }) => status === 'done').length;
  const failed = files.filter(({ status }) => status === 'failed' || status === 'rejected');
  if (done > 0) showToast({ title: messages.allDone(done) });
  for (const { handle, name, status, error } of failed) {
    const onAction = () => queue.send({ type: 'RETRY', handle });
    const again = status === 'failed' ? { action: { label: retryLabel, onAction } } : {};
    const title = messages.oneFailed(shortText(name), error?.message ?? '');
    showToast({ title, ...again }, { timeout: null });
  }
  // Deferred until the transition that ended it is complete.
  queueMicrotask(() => {
    if (!watched.has(queue)) clearEnded(queue);
  });
}

/** Uploads the files of a queue that another version of the machine stored, and says so. */
function beginAgain(queue: UploadQueue, stored: object = {}): void {
  const { context } = stored as { context?: { files?: readonly UploadFile[] } };
  const files = context?.files?.filter((file) => isOpen(file) || file.status === 'failed') ?? [];
  if (files.length === 0) return;
  queue.send({ type: 'ADD', files });
  showToast({ title: messages.updated(files.length) });
}

/** The uploads to a brand's library: they continue on other pages and after a reload. */
export function uploadQueue(
  { client, actors }: Pick<WorkspaceServices, 'client' | 'actors'>,
  brand: BrandId,
): UploadQueue {
  return actors.get(`upload/${brand}`, () => {
    const uploadFile = fromCallback<EventObject, UploadInput>(({ input: { handle }, sendBack }) => {
      const ended = new AbortController();
      async function send(): Promise<FileId> {
        // The queue variable is set only after the actor has started.
        await Promise.resolve();
        const { files } = queue.getSnapshot().context;
        const listed = files.find((file) => file.handle === handle);
        const file = listed && (await bytesOf(handle, listed));
        if (!file) throw Object.assign(new Error(messages.bytesGone), { code: 'invalid' });
        // The handle is the idempotency key, so that a command that is sent again is stored once.
        const options = { signal: ended.signal, context: { idempotencyKey: handle } };
        const progress = await client.files.upload({ brandId: brand, file }, options);
        for (;;) {
          const step = await progress.next();
          if (step.done) return step.value.id;
          sendBack({ type: 'PROGRESS', handle, loaded: step.value.loaded });
        }
      }
      send().then(
        (id) => sendBack({ type: 'STORED', handle, id }),
        (error: unknown) => {
          const { code, message, fields } = failureOf(error);
          const reason = { code, message, data: { fields: [...fields] } };
          sendBack({ type: 'FAILED', handle, error: reason });
        },
      );
      return () => ended.abort();
    });
    const kept = keptUploads()[brand];
    const isOfThisVersion = kept?.version === upload.version;
    const queue: UploadQueue = startActor(
      upload.provide({ actors: { uploadFile } }),
      { name: 'File upload', machine: 'upload', subject: subjectOf },
      kept && isOfThisVersion ? { snapshot: kept.snapshot } : {},
    );
    follow(queue, brand);
    if (kept && !isOfThisVersion) beginAgain(queue, kept.snapshot);
    else clearEnded(queue);
    return queue;
  });
}

/** Continues the queues that this tab had before a reload, except in a view as another person. */
export function resumeQueues(services: WorkspaceServices): void {
  if (viewing.isOn()) return;
  for (const brand of keptBrands()) uploadQueue(services, brand);
}
