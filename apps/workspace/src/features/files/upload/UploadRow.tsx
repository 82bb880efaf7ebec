import { formatSize } from '@brandroom/domain/format/size';
import type { UploadEvent, UploadFile } from '@brandroom/machines/upload/upload.events';
import { IconButton } from '@brandroom/ui/IconButton';
import { TransferRow } from '@brandroom/ui/TransferRow';
import { ListX, RotateCw, X } from 'lucide';

import { uploadMessages as messages } from './upload.messages';

function percentOf({ status, loaded, size }: UploadFile): number {
  return status === 'done' ? 100 : Math.round((loaded / Math.max(size, 1)) * 100);
}

const states: Record<UploadFile['status'], (file: UploadFile) => string> = {
  queued: () => messages.waiting,
  uploading: (file) =>
    messages.progress(percentOf(file), formatSize(file.loaded), formatSize(file.size)),
  done: ({ size }) => messages.done(formatSize(size)),
  canceled: () => messages.canceled,
  failed: () => messages.failed,
  rejected: () => messages.failed,
};

interface UploadRowProps {
  file: UploadFile;
  send: (event: UploadEvent) => void;
  onRemove: (file: UploadFile) => void;
}

/**
 * A file of the queue. Its first button is one element for all actions, so that focus stays when an
 * upload ends.
 */
export function UploadRow({ file, send, onRemove }: UploadRowProps) {
  const { handle, name, status, error } = file;
  const isRunning = status === 'queued' || status === 'uploading';
  const isAgain = status === 'failed' || status === 'canceled';
  const remove = { icon: ListX, label: messages.remove(name), onPress: () => onRemove(file) };
  const again = {
    icon: RotateCw,
    label: messages.retry(name),
    onPress: () => send({ type: 'RETRY', handle }),
  };
  const cancel = {
    icon: X,
    label: messages.cancel(name),
    onPress: () => send({ type: 'CANCEL', handle }),
  };
  const first = isRunning ? cancel : isAgain ? again : remove;
  return (
    <TransferRow
      name={name}
      value={percentOf(file)}
      state={states[status](file)}
      errorMessage={error?.message}
      actions={
        <>
          <IconButton {...first} />
          {isAgain && <IconButton {...remove} />}
        </>
      }
    />
  );
}
