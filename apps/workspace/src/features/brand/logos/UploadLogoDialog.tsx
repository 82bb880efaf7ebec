import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { LogoType } from '@brandroom/domain/brand/logo-type';
import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import { defaultDropRules } from '@brandroom/domain/file/drop-zone';
import {
  acceptedExtensions,
  logoUploadTypes,
  maxUploadSizeHint,
} from '@brandroom/domain/file/upload-types';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { FileUpload } from '../../../shared/files/FileUpload';
import { logosMessages } from './logos.messages';
import type { LogoChanges } from './use-logo-changes';
import type { PendingUpload } from './use-logos';

const messages = logosMessages.upload;
const rules = { ...defaultDropRules, types: logoUploadTypes };
const extensionNames = acceptedExtensions(logoUploadTypes).map((extension) =>
  extension.slice(1).toUpperCase(),
);

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

  return (
    <Dialog
      isOpen
      onOpenChange={() => onClose(null)}
      title={replaced ? messages.replaceTitle(replaced.name) : messages.title(logoTypeLabels[tab])}
      actions={<Button onPress={() => onClose(null)}>{messages.close}</Button>}
    >
      <Stack gap={12}>
        {replaced && <Text size="ui">{messages.replaceHelp}</Text>}
        <FileUpload
          rules={rules}
          zone={messages.zone}
          description={messages.rules(extensionNames, maxUploadSizeHint)}
          given={files}
          onUpload={async (file) => {
            const { logo } = await changes.upload.mutateAsync({ file, type: tab, replaced });
            onClose(logo);
          }}
        />
      </Stack>
    </Dialog>
  );
}
