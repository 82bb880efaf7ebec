import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { formatDate } from '@brandroom/domain/format/date';
import { formatSize } from '@brandroom/domain/format/size';
import { Button } from '@brandroom/ui/Button';
import { Heading } from '@brandroom/ui/Heading';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';

import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { timeZone } from '../../../shared/time/time-zone';
import { libraryMessages } from './library.messages';
import type { FileCommands } from './use-file-menu';

const messages = libraryMessages.viewer;

/** The earlier contents of a file, to download or restore. */
export function FileHistory({ file, commands }: { file: FileAsset; commands: FileCommands }) {
  const {
    data: versions,
    error,
    refetch,
  } = useQuery(useApi().files.versions.queryOptions({ input: { id: file.id } }));
  const { restoreVersion, downloadVersion } = commands;
  return (
    <Stack gap={8}>
      <Heading level={3}>{messages.history}</Heading>
      {error && (
        <FailureAlert
          title={messages.historyNotLoaded}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {versions?.length === 0 && <Text size="ui">{messages.noHistory}</Text>}
      {versions && versions.length > 0 && (
        <Stack as="ul" gap={12}>
          {versions.map(({ version, name, size, replacedAt, replacedByName }) => (
            <li key={version}>
              <Inline justify="between">
                <div>
                  <Text size="ui">
                    {libraryMessages.facts.list([
                      messages.version(version),
                      name,
                      formatSize(size),
                    ])}
                  </Text>
                  <Text size="caption" tone="muted">
                    {messages.replaced(replacedByName, formatDate(replacedAt, timeZone))}
                  </Text>
                </div>
                <Inline gap={4} isWrapping={false}>
                  {downloadVersion && (
                    <IconButton
                      icon={Download}
                      size="small"
                      label={messages.downloadVersion(version)}
                      onPress={() => downloadVersion(file, version)}
                    />
                  )}
                  {restoreVersion && (
                    <Button
                      size="small"
                      aria-label={messages.restoreVersion(version)}
                      onPress={() => restoreVersion(file, version)}
                    >
                      {messages.restore}
                    </Button>
                  )}
                </Inline>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
