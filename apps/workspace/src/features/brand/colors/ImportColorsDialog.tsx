import type { BrandId } from '@brandroom/domain/id.schema';
import { readableEndings } from '@brandroom/domain/palette/read-palette';
import { denialReason } from '@brandroom/domain/rights/labels';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { FileDrop } from '@brandroom/ui/FileDrop';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { useEffect, useEffectEvent, useState } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { useWorkspace } from '../../../shared/brand/workspace';
import { DiscardQuestion } from '../../../shared/form/DiscardQuestion';
import { colorsMessages } from './colors.messages';
import { ImportPreview } from './ImportPreview';
import { useColorImport } from './use-color-import';

const messages = colorsMessages.import;

interface ImportColorsDialogProps {
  brandId: BrandId;
  /** The files last dropped on the page. */
  dropped: readonly File[];
  onClose: () => void;
}

/** Imports colors from a palette file or pasted values, after a preview of new and changed ones. */
export function ImportColorsDialog({ brandId, dropped, onClose }: ImportColorsDialogProps) {
  const { user } = useWorkspace();
  const [pasted, setPasted] = useState('');
  const [isAsking, setAsking] = useState(false);
  const palette = useColorImport(brandId, onClose);
  const { preview, toDo, problem, isSending } = palette;
  const takeDropped = useEffectEvent(palette.takeFiles);
  useEffect(() => {
    void takeDropped(dropped);
  }, [dropped]);
  const isDirty = (pasted.trim() !== '' || toDo > 0) && !isSending;
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={messages.title}
      size={preview ? 'wide' : 'medium'}
      actions={
        preview ? (
          <>
            <Button autoFocus={toDo === 0} isDisabled={isSending} onPress={palette.goBack}>
              {messages.back}
            </Button>
            {toDo > 0 && (
              <Button
                key="import"
                // The element with focus is gone: the next step gets focus.
                autoFocus
                variant="primary"
                onPress={palette.send}
                isPending={isSending}
                pendingLabel={messages.importing}
              >
                {messages.toDo(toDo)}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button onPress={close}>{formMessages.cancel}</Button>
            <Button variant="primary" onPress={() => palette.takeText(pasted)}>
              {messages.preview}
            </Button>
          </>
        )
      }
    >
      {preview ? (
        <ImportPreview
          {...preview}
          toDo={toDo}
          notEditable={denialReason(user, 'colors.edit', brandId)}
          failure={palette.failure}
        />
      ) : (
        <Stack gap={16}>
          {problem !== null && <InlineAlert tone="danger" title={problem} isLive />}
          <FileDrop
            buttonLabel={messages.choose}
            description={messages.rules(readableEndings)}
            acceptedFileTypes={readableEndings}
            onSelect={(files) => void palette.takeFiles(files)}
          >
            {messages.drop}
          </FileDrop>
          <TextArea
            label={messages.paste}
            description={messages.pasteHelp}
            value={pasted}
            onChange={setPasted}
            rows={5}
          />
        </Stack>
      )}
      <DiscardQuestion
        isDirty={isDirty}
        isAsking={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
    </Dialog>
  );
}
