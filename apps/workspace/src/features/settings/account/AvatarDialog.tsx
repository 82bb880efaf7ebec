import { Button } from '@brandroom/ui/Button';
import type { Crop } from '@brandroom/ui/crop-area';
import { centered } from '@brandroom/ui/crop-area';
import { Dialog } from '@brandroom/ui/Dialog';
import { FileDrop } from '@brandroom/ui/FileDrop';
import { PictureCrop } from '@brandroom/ui/PictureCrop';
import { Stack } from '@brandroom/ui/Stack';
import { useRef, useState } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { DiscardQuestion } from '../../../shared/form/DiscardQuestion';
import { focusSoon } from '../../../shared/page/focus-soon';
import { cropPicture } from './crop-picture';
import { readPicture } from './read-picture';
import { accountMessages } from './account.messages';

const messages = accountMessages.avatar;
const accepted = ['image/png', 'image/jpeg', 'image/webp'];

interface AvatarDialogProps {
  onSave: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

/** Chooses an image and crops it to a square. */
export function AvatarDialog({ onSave, onClose }: AvatarDialogProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(centered);
  const [refused, setRefused] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  function show(next: ImageBitmap | null) {
    setPicture(next);
    // The focused control is replaced.
    focusSoon(() => stage.current?.querySelector<HTMLElement>('input[type="range"], button'));
  }
  async function choose([file]: readonly File[]) {
    if (!file) return;
    const read = await readPicture(file);
    setRefused(read ? null : file.name);
    if (!read) return;
    show(read);
    setCrop(centered);
  }
  const close = () => (picture && !isSaving ? setAsking(true) : onClose());
  async function save() {
    if (!picture) return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave(await cropPicture(picture, crop));
      onClose();
    } catch (error) {
      setFailure(error);
      setSaving(false);
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={messages.dialogTitle}
      actions={
        <>
          <Button onPress={close}>{formMessages.cancel}</Button>
          {picture && (
            <Button
              variant="primary"
              isPending={isSaving}
              pendingLabel={accountMessages.saving}
              onPress={() => void save()}
            >
              {messages.save}
            </Button>
          )}
        </>
      }
    >
      <DiscardQuestion
        isDirty={picture !== null && !isSaving}
        isAsking={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
      <Stack gap={16}>
        {failure !== null && (
          <FailureAlert title={messages.notSaved} error={failure} onRetry={() => void save()} />
        )}
        {picture ? (
          <Stack gap={16} ref={stage}>
            <PictureCrop
              picture={picture}
              crop={crop}
              onChange={setCrop}
              previewLabel={messages.preview}
              zoomLabel={messages.zoom}
              xLabel={messages.horizontal}
              yLabel={messages.vertical}
            />
            <div>
              <Button size="small" onPress={() => show(null)}>
                {messages.chooseOther}
              </Button>
            </div>
          </Stack>
        ) : (
          <FileDrop
            ref={stage}
            autoFocus
            buttonLabel={messages.choose}
            description={messages.types}
            acceptedFileTypes={accepted}
            onSelect={(files) => void choose(files)}
            rejections={refused === null ? [] : [{ name: refused, reason: messages.refused }]}
          >
            {messages.drop}
          </FileDrop>
        )}
      </Stack>
    </Dialog>
  );
}
