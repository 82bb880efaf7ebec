import type { DropRules } from '@brandroom/domain/file/drop-zone';
import { defaultDropRules, sortDrop } from '@brandroom/domain/file/drop-zone';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import type { SnapshotFrom } from 'xstate';

import { holdActor } from '../../../shared/actors/hold-actor';
import { useServices } from '../../../shared/api/api';
import { keepBytes } from './upload-bytes';
import type { UploadQueue } from './upload-queue';
import { uploadQueue } from './upload-queue';

/** Any number of non-empty files. */
const libraryDropRules: DropRules = { ...defaultDropRules, minSize: 1, maxFiles: 0 };

/** A paused or failed file must not be given up. */
const hasFiles = ({ context }: SnapshotFrom<UploadQueue>) => context.files.length > 0;

/** The uploads to a brand's library. */
export function useUpload(brandId: BrandId) {
  const services = useServices();
  const actor = uploadQueue(services, brandId);
  useEffect(
    () => holdActor<UploadQueue>(services.actors.of(`upload/${brandId}`), hasFiles),
    [services, brandId],
  );
  // A file that is chosen twice is uploaded once.
  const [handles] = useState(() => new WeakMap<File, string>());
  const { send } = actor;
  const queue = useSelector(actor, (snapshot) => snapshot.context.files);

  function handleOf(file: File): string {
    const handle = handles.get(file) ?? crypto.randomUUID();
    handles.set(file, handle);
    return handle;
  }

  return {
    actor,
    queue,
    isPaused: useSelector(actor, (snapshot) => snapshot.matches('paused')),
    send,
    /** New files join the end of the queue; those that are refused are listed with the reason. */
    add: (picked: readonly File[]) => {
      const listed = new Set(queue.map(({ handle }) => handle));
      const isUnderWay = queue.some(({ status }) => status === 'queued' || status === 'uploading');
      for (const { handle, status } of isUnderWay ? [] : queue) {
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
          const handle = handleOf(file);
          if (rejection === undefined && !listed.has(handle)) void keepBytes(handle, file);
          const { name, size, type } = file;
          return { handle, name, size, type, ...(rejection ? { rejection } : {}) };
        }),
      });
    },
  };
}
