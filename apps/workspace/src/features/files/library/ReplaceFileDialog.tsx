import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { defaultDropRules, sortDrop } from '@brandroom/domain/file/drop-zone';
import { acceptedExtensions, maxUploadSizeHint } from '@brandroom/domain/file/upload-types';
import { viewerKindOf } from '@brandroom/domain/file/viewer';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { FileDrop } from '@brandroom/ui/FileDrop';
import type { FileRejection } from '@brandroom/ui/FileDrop';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useState } from 'react';

import { failureMessage } from '../../../shared/api/show-failure';
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
  const { mutateAsync, isPending } = changes.replace;
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const rules = rulesFor(file);
  const extensions = acceptedExtensions(rules.types);

  async function take(chosen: readonly File[]): Promise<void> {
    const { accepted, rejected } = sortDrop(chosen, rules);
    setRejections(
      rejected.map((each) => ({ name: each.file.name, reason: each.messages.join('. ') })),
    );
    const [taken] = accepted;
    if (!taken || isPending) return;
    try {
      await mutateAsync({ file, taken });
      onClose();
    } catch (error) {
      setRejections([{ name: taken.name, reason: failureMessage(error) }]);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title(file.name)}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Stack gap={12}>
        <Text size="ui">{messages.help}</Text>
        <FileDrop
          buttonLabel={messages.choose}
          description={messages.rules(
            extensions.map((extension) => extension.slice(1).toUpperCase()),
            maxUploadSizeHint,
          )}
          acceptedFileTypes={extensions}
          onSelect={(chosen) => void take(chosen)}
          isBusy={isPending}
          busyLabel={messages.busy}
          rejections={rejections}
        >
          {messages.zone}
        </FileDrop>
      </Stack>
    </Dialog>
  );
}
