import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { extensionOf } from '@brandroom/domain/file/category';
import type { SharedFile as SharedFileFacts } from '@brandroom/domain/file/file.schema';
import { viewerKindOf } from '@brandroom/domain/file/viewer';
import { formatSize } from '@brandroom/domain/format/size';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { ImageTile } from '@brandroom/ui/ImageTile';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { MediaViewer } from '@brandroom/ui/MediaViewer';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Download, Eye } from 'lucide';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';

import { operationError, retryLabel } from '../../shared/api/operation-error';
import { mayWorkLater } from '../../shared/api/show-failure';
import { FileBytes } from '../../shared/files/FileBytes';
import { saveFile } from '../../shared/files/save-file';
import { useObjectUrl } from '../../shared/files/use-object-url';
import { focusPageHeading } from '../../shared/page/page-heading';
import { shareMessages } from './share.messages';

const messages = shareMessages.page;

interface SharedFileProps {
  client: WorkspaceClient;
  token: string;
  ticket: string | null;
  file: SharedFileFacts;
  /** Asks for the link again, when its file can no longer be opened. */
  onEnded: () => Promise<unknown>;
  /** More details of the link. */
  children: ReactNode;
}

/** A shared file with its preview and download. */
export function SharedFile({ client, token, ticket, file, onEnded, children }: SharedFileProps) {
  const [bytes, setBytes] = useState<Blob>();
  const [isFailed, setFailed] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(async () => {
    const secret = ticket === null ? {} : { ticket };
    return (await client.shares.open({ token, ...secret })).content;
  }, [client, token, ticket]);
  const fail = useCallback(
    async (error: unknown) => {
      if (!mayWorkLater(operationError(error))) await onEnded();
      setFailed(true);
    },
    [onEnded],
  );
  useEffect(() => {
    let isWanted = true;
    load().then(
      (content) => isWanted && setBytes(content),
      (error: unknown) => {
        if (isWanted) void fail(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, fail]);
  async function retry() {
    setRetrying(true);
    try {
      setBytes(await load());
      setFailed(false);
      // The pressed button disappears with the alert.
      focusPageHeading();
    } catch (error) {
      await fail(error);
      announce(messages.notDownloaded);
    }
    setRetrying(false);
  }
  const kind = viewerKindOf(file);
  const src = useObjectUrl(kind === 'picture' ? bytes : null) ?? undefined;
  const type = extensionOf(file.name).toUpperCase();
  const download = bytes && (() => saveFile(bytes, file.name));
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Text>{messages.sharedWithYou}</Text>
        <Text size="ui" tone="muted">
          {shareMessages.list.facts([type, formatSize(file.size)])}
        </Text>
        {children}
      </Stack>
      {kind === 'picture' && <ImageTile src={src} alt={file.name} />}
      {isFailed && (
        <InlineAlert
          tone="danger"
          isLive
          title={messages.notDownloaded}
          actions={
            <Button isPending={isRetrying} onPress={() => void retry()}>
              {retryLabel}
            </Button>
          }
        />
      )}
      <Inline gap={8}>
        <Button
          variant="primary"
          icon={Download}
          isDisabled={!download}
          {...(download ? { onPress: download } : {})}
        >
          {messages.download}
        </Button>
        {kind && (
          <Button icon={Eye} isDisabled={!bytes} onPress={() => setOpen(true)}>
            {messages.view}
          </Button>
        )}
      </Inline>
      {isOpen && bytes && kind && (
        <MediaViewer title={file.name} onClose={() => setOpen(false)}>
          <FileBytes file={file} kind={kind} bytes={bytes} onDownload={download} />
        </MediaViewer>
      )}
    </Stack>
  );
}
