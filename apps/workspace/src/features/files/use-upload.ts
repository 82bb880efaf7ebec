import type { DropRules } from '@brandroom/domain/file/drop-zone';
import { defaultDropRules, sortDrop } from '@brandroom/domain/file/drop-zone';
import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { failureOf } from '@brandroom/machines/refusal/failure';
import { upload } from '@brandroom/machines/upload/upload.machine';
import type { UploadInput } from '@brandroom/machines/upload/upload.events';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';

import { useProcess } from '../../shared/actors/use-process';
import { useClient } from '../../shared/api/api';

/** Any number of files, each with something in it. */
const libraryDropRules: DropRules = { ...defaultDropRules, minSize: 1, maxFiles: 0 };

/**
 * The upload process with its effects: files go to the brand's library one after another. Their
 * bytes are kept here, under the handles that the machine knows them by.
 */
export function useUpload(brandId: BrandId) {
  const { files } = useClient();
  const [bytes] = useState(() => new Map<string, File>());
  const [handles] = useState(() => new WeakMap<File, string>());
  const actor = useProcess(
    upload.provide({
      actors: {
        uploadFile: fromCallback<EventObject, UploadInput>(({ input: { handle }, sendBack }) => {
          const ended = new AbortController();
          async function send(): Promise<FileId> {
            const file = bytes.get(handle);
            if (!file) throw new Error('The bytes of this file are gone.');
            // The handle names the command, so that one that is sent again is stored once.
            const options = { signal: ended.signal, context: { idempotencyKey: handle } };
            const progress = await files.upload({ brandId, file }, options);
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
        }),
      },
    }),
    { name: 'File upload', machine: 'upload' },
  );
  const { send } = actor;
  const queue = useSelector(actor, (snapshot) => snapshot.context.files);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

  function handleOf(file: File): string {
    const handle = handles.get(file) ?? crypto.randomUUID();
    handles.set(file, handle);
    bytes.set(handle, file);
    return handle;
  }

  return {
    queue,
    isBusy,
    send,
    /** Files from the picker or a drop: those that are refused are listed with the reason. */
    add: (picked: readonly File[]) => {
      for (const { handle, status } of queue) {
        if (status === 'rejected') send({ type: 'REMOVE', handle });
      }
      const reasons = new Map(
        sortDrop(picked, libraryDropRules).rejected.map(({ file, messages }) => [
          file,
          messages.join('. '),
        ]),
      );
      send({
        type: 'ADD',
        files: picked.map((file) => {
          const rejection = reasons.get(file);
          const { name, size, type } = file;
          return { handle: handleOf(file), name, size, type, ...(rejection ? { rejection } : {}) };
        }),
      });
    },
  };
}
