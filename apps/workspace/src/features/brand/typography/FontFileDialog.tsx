import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { defaultDropRules, sortDrop } from '@brandroom/domain/file/drop-zone';
import {
  acceptedExtensions,
  fontUploadTypes,
  maxUploadSizeHint,
} from '@brandroom/domain/file/upload-types';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { FileDrop } from '@brandroom/ui/FileDrop';
import type { FileRejection } from '@brandroom/ui/FileDrop';
import { useState } from 'react';

import { failureMessage } from '../../../shared/api/show-failure';
import { checkFont } from '../../../shared/fonts/load-face';
import { typographyMessages } from './typography.messages';
import type { FontFileChanges } from './use-font-file';

const messages = typographyMessages.file;
const rules = { ...defaultDropRules, types: fontUploadTypes };
const extensions = acceptedExtensions(fontUploadTypes);

interface FontFileDialogProps {
  font: Typography;
  upload: FontFileChanges['upload'];
  onClose: () => void;
}

/** Takes a font file and uploads it; closes by itself once it is stored. */
export function FontFileDialog({ font, upload, onClose }: FontFileDialogProps) {
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const [isReading, setReading] = useState(false);
  const refuse = ({ name }: File, reason: string) => setRejections([{ name, reason }]);

  async function take(chosen: readonly File[]): Promise<void> {
    const { accepted, rejected } = sortDrop(chosen, rules);
    setRejections(
      rejected.map(({ file: { name }, messages: reasons }) => ({
        name,
        reason: reasons.join('. '),
      })),
    );
    const [file] = accepted;
    if (!file || upload.isPending || isReading) return;
    setReading(true);
    try {
      await checkFont(file);
    } catch {
      return refuse(file, messages.damaged);
    } finally {
      setReading(false);
    }
    try {
      await upload.mutateAsync(file);
      onClose();
    } catch (error) {
      refuse(file, failureMessage(error));
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title(font.name)}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <FileDrop
        buttonLabel={messages.choose}
        description={messages.rules(maxUploadSizeHint)}
        acceptedFileTypes={extensions}
        onSelect={(chosen) => void take(chosen)}
        isBusy={upload.isPending || isReading}
        busyLabel={messages.uploading}
        rejections={rejections}
      >
        {messages.zone}
      </FileDrop>
    </Dialog>
  );
}
