import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { defaultDropRules } from '@brandroom/domain/file/drop-zone';
import { fontUploadTypes, maxUploadSizeHint } from '@brandroom/domain/file/upload-types';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';

import { FileUpload } from '../../../shared/files/FileUpload';
import { checkFont } from '../../../shared/fonts/load-face';
import { typographyMessages } from './typography.messages';
import type { FontFileChanges } from './use-font-file';

const messages = typographyMessages.file;
const rules = { ...defaultDropRules, types: fontUploadTypes };

async function damage(file: File): Promise<string | null> {
  try {
    await checkFont(file);
    return null;
  } catch {
    return messages.damaged;
  }
}

interface FontFileDialogProps {
  font: Typography;
  /** Files that were dropped on the page. */
  given: readonly File[];
  upload: FontFileChanges['upload'];
  onClose: () => void;
}

/** Takes a font file and uploads it; closes by itself once it is stored. */
export function FontFileDialog({ font, given, upload, onClose }: FontFileDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title(font.name)}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <FileUpload
        rules={rules}
        zone={messages.zone}
        description={messages.rules(maxUploadSizeHint)}
        given={given}
        check={damage}
        onUpload={async (file) => {
          await upload.mutateAsync(file);
          onClose();
        }}
      />
    </Dialog>
  );
}
