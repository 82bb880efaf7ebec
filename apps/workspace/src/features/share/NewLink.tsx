import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { ImageTile } from '@brandroom/ui/ImageTile';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TextField } from '@brandroom/ui/TextField';
import { showToast } from '@brandroom/ui/toast';
import { Copy, QrCode } from 'lucide';
import { useId, useMemo } from 'react';

import { saveFile } from '../../shared/files/save-file';
import { useObjectUrl } from '../../shared/files/use-object-url';
import { qrPicture } from './qr-picture';
import { shareMessages } from './share.messages';

const messages = shareMessages.made;

interface NewLinkProps {
  /** The path within the app. */
  url: string;
  /** The name of the file. */
  name: string;
}

/** The address of a new link, which is shown only once, to copy or scan. */
export function NewLink({ url, name }: NewLinkProps) {
  const address = new URL(url, location.origin).href;
  const picture = useMemo(
    () => new Blob([qrPicture(address)], { type: 'image/svg+xml' }),
    [address],
  );
  const onceId = useId();
  const src = useObjectUrl(picture) ?? undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: messages.copied });
    } catch {
      showToast({ title: messages.notCopied });
    }
  }
  return (
    <Card>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3} size="body">
            {messages.title}
          </Heading>
          <Text size="ui" id={onceId}>
            {messages.once}
          </Text>
        </Stack>
        <TextField label={messages.address} value={address} isReadOnly />
        <Inline gap={8}>
          {/* The next step after creating the link, so it gets focus. */}
          <Button icon={Copy} autoFocus aria-describedby={onceId} onPress={() => void copy()}>
            {messages.copy}
          </Button>
          <Button icon={QrCode} onPress={() => saveFile(picture, messages.qrName(name))}>
            {messages.saveQr}
          </Button>
        </Inline>
        <ImageTile src={src} alt={messages.qr} shape="wide" />
      </Stack>
    </Card>
  );
}
