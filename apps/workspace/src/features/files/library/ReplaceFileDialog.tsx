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

import { FailureAlert } from '../../../shared/api/FailureAlert';
import { operationError } from '../../../shared/api/operation-error';
import { failureMessage } from '../../../shared/api/show-failure';
import { libraryMessages } from './library.messages';
import type { FileChanges } from './use-file-changes';

const messages = libraryMessages.replace;

/** The types that a file can be replaced with: an image only with an image. */
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

/** Takes the new bytes of a file; closes by itself when they are stored. */
export function ReplaceFileDialog({ file, changes, onClose }: ReplaceFileDialogProps) {
  const { mutateAsync, isPending } = changes.replace;
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const [failed, setFailed] = useState<{ taken: File; error: unknown } | null>(null);
  const rules = rulesFor(file);
  const extensions = acceptedExtensions(rules.types);

  async function take(chosen: readonly File[]): Promise<void> {
    const { accepted, rejected } = sortDrop(chosen, rules);
    setRejections(
      rejected.map((each) => ({ name: each.file.name, reason: each.messages.join('. ') })),
    );
    const [taken] = accepted;
    if (!taken || isPending) return;
    await replaceWith(taken);
  }
  async function replaceWith(taken: File): Promise<void> {
    setFailed(null);
    try {
      await mutateAsync({ file, taken });
      onClose();
    } catch (error) {
      // What the backend refuses about the file itself stays refused.
      if (operationError(error).code === 'invalid')
        setRejections([{ name: taken.name, reason: failureMessage(error) }]);
      else setFailed({ taken, error });
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
        {failed && (
          <FailureAlert
            title={messages.notReplaced(file.name)}
            error={failed.error}
            onRetry={() => void replaceWith(failed.taken)}
          />
        )}
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
