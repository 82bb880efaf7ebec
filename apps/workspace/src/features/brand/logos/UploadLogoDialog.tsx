import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { LogoType } from '@brandroom/domain/brand/logo-type';
import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import { defaultDropRules, sortDrop } from '@brandroom/domain/file/drop-zone';
import {
  acceptedExtensions,
  logoUploadTypes,
  maxUploadSizeHint,
} from '@brandroom/domain/file/upload-types';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { FileDrop } from '@brandroom/ui/FileDrop';
import type { FileRejection } from '@brandroom/ui/FileDrop';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useEffect, useEffectEvent, useState } from 'react';

import { failureMessage } from '../../../shared/api/show-failure';
import { logosMessages } from './logos.messages';
import type { LogoChanges } from './use-logo-changes';
import type { PendingUpload } from './use-logos';

const messages = logosMessages.upload;
const rules = { ...defaultDropRules, types: logoUploadTypes };
const extensions = acceptedExtensions(logoUploadTypes);
const words = extensions.map((extension) => extension.slice(1).toUpperCase());

interface UploadLogoDialogProps {
  pending: PendingUpload;
  tab: LogoType;
  changes: LogoChanges;
  /** Called with the stored logo, or null. */
  onClose: (uploaded: Logo | null) => void;
}

/** Takes one file and uploads it; closes by itself once it is stored. */
export function UploadLogoDialog({ pending, tab, changes, onClose }: UploadLogoDialogProps) {
  const { files, replaced } = pending;
  const { mutateAsync, isPending } = changes.upload;
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);

  async function take(chosen: readonly File[]): Promise<void> {
    const { accepted, rejected } = sortDrop(chosen, rules);
    setRejections(
      rejected.map(({ file, messages: reasons }) => ({
        name: file.name,
        reason: reasons.join('. '),
      })),
    );
    const [file] = accepted;
    if (!file || isPending) return;
    try {
      const { logo } = await mutateAsync({ file, type: tab, replaced });
      onClose(logo);
    } catch (error) {
      setRejections([{ name: file.name, reason: failureMessage(error) }]);
    }
  }
  const takeGiven = useEffectEvent(() => {
    if (files.length > 0) void take(files);
  });
  useEffect(() => takeGiven(), [files]);

  return (
    <Dialog
      isOpen
      onOpenChange={() => onClose(null)}
      title={replaced ? messages.replaceTitle(replaced.name) : messages.title(logoTypeLabels[tab])}
      actions={<Button onPress={() => onClose(null)}>{messages.close}</Button>}
    >
      <Stack gap={12}>
        {replaced && <Text size="ui">{messages.replaceHelp}</Text>}
        <FileDrop
          buttonLabel={messages.choose}
          description={messages.rules(words, maxUploadSizeHint)}
          acceptedFileTypes={extensions}
          onSelect={(chosen) => void take(chosen)}
          isBusy={isPending}
          busyLabel={messages.uploading}
          rejections={rejections}
        >
          {messages.zone}
        </FileDrop>
      </Stack>
    </Dialog>
  );
}
