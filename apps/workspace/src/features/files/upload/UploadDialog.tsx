import { acceptedExtensions, maxUploadSizeHint } from '@brandroom/domain/file/upload-types';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { UploadFile } from '@brandroom/machines/upload/upload.events';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { FileDrop } from '@brandroom/ui/FileDrop';
import { Heading } from '@brandroom/ui/Heading';
import { Stack } from '@brandroom/ui/Stack';
import { showToast } from '@brandroom/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { uploadMessages as messages } from './upload.messages';
import { watchQueue } from './upload-queue';
import { useUpload } from './use-upload';
import { useUploadAnnouncements } from './use-upload-announcements';
import { UploadRow } from './UploadRow';

const extensions = acceptedExtensions();
const extensionNames = extensions.map((extension) => extension.slice(1).toUpperCase());

interface UploadDialogProps {
  brandId: BrandId;
  /** The files last dropped on the page or pasted. */
  dropped: readonly File[];
  onClose: () => void;
}

/**
 * Takes files and uploads them one after another; closes by itself when all are uploaded. If it is
 * closed earlier, the uploads continue.
 */
export function UploadDialog({ brandId, dropped, onClose }: UploadDialogProps) {
  const { actor, queue, isPaused, send, add } = useUpload(brandId);
  const [unlisted, setUnlisted] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const rejected = queue.filter(({ status }) => status === 'rejected');
  const files = queue.filter(({ status }) => status !== 'rejected');
  const open = files.filter(({ status }) => status === 'queued' || status === 'uploading');
  const failed = files.filter(({ status }) => status === 'failed');
  const done = files.filter(({ status }) => status === 'done');
  const doneCount = done.length + unlisted;
  useUploadAnnouncements(files);
  useEffect(() => watchQueue(actor), [actor]);

  const takeDropped = useEffectEvent(() => {
    if (dropped.length > 0) add(dropped);
  });
  useEffect(() => takeDropped(), [dropped]);

  const isComplete = done.length > 0 && done.length === queue.length;
  const end = useEffectEvent(close);
  useEffect(() => {
    if (isComplete) end();
  }, [isComplete]);

  function close() {
    if (open.length > 0) announce(isPaused ? messages.staysPaused : messages.goesOn);
    else if (doneCount > 0) showToast({ title: messages.allDone(doneCount) });
    onClose();
  }

  function remove({ handle, name, status }: UploadFile) {
    if (status === 'done') setUnlisted(unlisted + 1);
    send({ type: 'REMOVE', handle });
    announce(messages.oneRemoved(name));
    heading.current?.focus();
  }

  return (
    <Dialog
      isOpen
      size="wide"
      title={messages.title}
      onOpenChange={close}
      actions={
        <>
          {failed.length > 1 && (
            <Button onPress={() => send({ type: 'RETRY_ALL_FAILED' })}>{messages.retryAll}</Button>
          )}
          {open.length > 0 && (
            <Button onPress={() => send({ type: isPaused ? 'RESUME' : 'PAUSE' })}>
              {isPaused ? messages.resume : messages.pause}
            </Button>
          )}
          {open.length > 1 && (
            <Button onPress={() => send({ type: 'CANCEL_ALL' })}>{messages.cancelAll}</Button>
          )}
          <Button onPress={close}>{messages.close}</Button>
        </>
      }
    >
      <FileDrop
        buttonLabel={messages.choose}
        description={messages.rules(extensionNames, maxUploadSizeHint)}
        acceptedFileTypes={extensions}
        allowsMultiple
        // The person opened the dialog to choose files, so the button gets focus.
        autoFocus
        onSelect={add}
        rejections={rejected.map(({ name, error }) => ({ name, reason: error?.message ?? '' }))}
      >
        {messages.zone}
      </FileDrop>
      {files.length > 0 && (
        <Stack gap={8}>
          <Heading level={3} size="body" ref={heading} isFocusable>
            {messages.queue}
          </Heading>
          <Stack as="ul" gap={4}>
            {files.map((file) => (
              <UploadRow key={file.handle} file={file} send={send} onRemove={remove} />
            ))}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
