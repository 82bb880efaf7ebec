import { acceptedExtensions, maxUploadSizeHint } from '@brandroom/domain/file/upload-types';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { UploadFile } from '@brandroom/machines/upload/upload.events';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { FileDrop } from '@brandroom/ui/FileDrop';
import { Heading } from '@brandroom/ui/Heading';
import { Stack } from '@brandroom/ui/Stack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { filesMessages } from './files.messages';
import { useUpload } from './use-upload';
import { useUploadAnnouncements } from './use-upload-announcements';
import { StopUploading } from './StopUploading';
import { UploadRow } from './UploadRow';

const messages = filesMessages.upload;
const extensions = acceptedExtensions();
const words = extensions.map((extension) => extension.slice(1).toUpperCase());

interface UploadDialogProps {
  brandId: BrandId;
  /** Files that were dropped on the page, to begin with. */
  dropped: readonly File[];
  /** With how many files were uploaded. */
  onClose: (count: number) => void;
}

/** Takes files and uploads them one after another; closes by itself when all have arrived. */
export function UploadDialog({ brandId, dropped, onClose }: UploadDialogProps) {
  const { queue, isBusy, send, add } = useUpload(brandId);
  const [isAsking, setAsking] = useState(false);
  const [unlisted, setUnlisted] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const rejected = queue.filter(({ status }) => status === 'rejected');
  const files = queue.filter(({ status }) => status !== 'rejected');
  const open = files.filter(({ status }) => status === 'queued' || status === 'uploading');
  const failed = files.filter(({ status }) => status === 'failed');
  const done = files.filter(({ status }) => status === 'done');
  const doneCount = done.length + unlisted;
  useUploadAnnouncements(files);

  const takeDropped = useEffectEvent(() => {
    if (dropped.length > 0) add(dropped);
  });
  useEffect(() => takeDropped(), [dropped]);

  const isComplete = done.length > 0 && done.length === queue.length;
  const end = useEffectEvent(() => onClose(doneCount));
  useEffect(() => {
    if (isComplete) end();
  }, [isComplete]);

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
      onOpenChange={() => (isBusy ? setAsking(true) : onClose(doneCount))}
      actions={
        <>
          {failed.length > 1 && (
            <Button onPress={() => send({ type: 'RETRY_ALL_FAILED' })}>{messages.retryAll}</Button>
          )}
          {open.length > 1 && (
            <Button onPress={() => send({ type: 'CANCEL_ALL' })}>{messages.cancelAll}</Button>
          )}
          <Button onPress={() => (isBusy ? setAsking(true) : onClose(doneCount))}>
            {messages.close}
          </Button>
        </>
      }
    >
      <FileDrop
        buttonLabel={messages.choose}
        description={messages.rules(words, maxUploadSizeHint)}
        acceptedFileTypes={extensions}
        allowsMultiple
        onSelect={add}
        isBusy={isBusy}
        busyLabel={messages.busy}
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
      <StopUploading
        openCount={open.length}
        isAsking={isAsking}
        onKeep={() => setAsking(false)}
        onStop={() => {
          send({ type: 'CANCEL_ALL' });
          onClose(doneCount);
        }}
      />
    </Dialog>
  );
}
