import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { defaultDropRules } from '@brandroom/domain/file/drop-zone';
import { acceptedExtensions, maxUploadSizeHint } from '@brandroom/domain/file/upload-types';
import { viewerKindOf } from '@brandroom/domain/file/viewer';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { FileUpload } from '../../../shared/files/FileUpload';
import { libraryMessages } from './library.messages';
import type { FileChanges } from './use-file-changes';

const messages = libraryMessages.replace;

/** Returns the types that can replace a file: an image only by an image. */
function rulesFor(file: FileAsset) {
  const types =
    viewerKindOf(file) === 'picture'
      ? defaultDropRules.types.filter(({ mediaType }) => mediaType.startsWith('image/'))
      : defaultDropRules.types;
  return { ...defaultDropRules, types };
}

interface ReplaceFileDialogProps {
  file: FileAsset;
  changes: FileChanges;
  onClose: () => void;
}

/** Uploads the new bytes of a file; closes by itself once they are stored. */
export function ReplaceFileDialog({ file, changes, onClose }: ReplaceFileDialogProps) {
  const rules = rulesFor(file);
  const extensionNames = acceptedExtensions(rules.types).map((extension) =>
    extension.slice(1).toUpperCase(),
  );

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title(file.name)}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Stack gap={12}>
        <Text size="ui">{messages.help}</Text>
        <FileUpload
          rules={rules}
          zone={messages.zone}
          description={messages.rules(extensionNames, maxUploadSizeHint)}
          busyLabel={messages.busy}
          // The person opened the dialog to choose a file, so its button gets focus.
          autoFocus
          onUpload={async (taken) => {
            await changes.replace.mutateAsync({ file, taken });
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
