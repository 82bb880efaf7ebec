import type { UploadFile } from '@brandroom/machines/upload/upload.events';
import { announce } from '@brandroom/ui/announce';
import { useEffect, useRef } from 'react';

import { uploadMessages as messages } from './upload.messages';

/** Announces the result of each file, once: «1 of 3: a.pdf uploaded». */
export function useUploadAnnouncements(files: readonly UploadFile[]): void {
  const known = useRef<readonly UploadFile[]>([]);
  useEffect(() => {
    const before = new Map(known.current.map(({ handle, status }) => [handle, status]));
    known.current = files;
    for (const [index, { handle, name, status, error }] of files.entries()) {
      if (before.get(handle) === status) continue;
      if (status === 'done') announce(messages.oneDone(index + 1, files.length, name));
      if (status === 'canceled') announce(messages.oneCanceled(name));
      if (status === 'failed') {
        announce(messages.oneFailed(name, error?.message ?? ''), { assertive: true });
      }
    }
  }, [files]);
}
