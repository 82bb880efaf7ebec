import type { FileUse } from '@brandroom/domain/contract/files.contract';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { statusOfUse } from './file-facts';
import { libraryMessages } from './library.messages';
import { UnknownUsage } from './UnknownUsage';
import type { FileChanges } from './use-file-changes';

const messages = libraryMessages.delete;
const named = 5;

interface DeleteFileDialogProps {
  file: FileAsset;
  discard: FileChanges['discard'];
  onClose: () => void;
  onDeleted: () => void;
}

/**
 * Asks for confirmation before a file is deleted, and lists where it is used
 * (docs/product/files.md#deletion).
 */
export function DeleteFileDialog({ file, discard, onClose, onDeleted }: DeleteFileDialogProps) {
  const usage = useQuery(useApi().files.usage.queryOptions({ input: { id: file.id } }));
  // Also shown during a retry, so that the retry button keeps its focus.
  const isUnknown = usage.errorUpdateCount > 0 && usage.data === undefined;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      confirmLabel={messages.confirm}
      onConfirm={() => discard.mutate(file, { onSuccess: onDeleted })}
      isPending={discard.isPending}
    >
      <Stack gap={12}>
        {usage.data && <Usage name={file.name} items={usage.data} />}
        {usage.isPending && !isUnknown && <Text>{messages.checking}</Text>}
        {isUnknown && (
          <UnknownUsage
            isLoading={usage.isFetching}
            onRetry={async () => (await usage.refetch()).isSuccess}
          />
        )}
        <Text>{messages.undoable}</Text>
        {discard.isError && <Failure error={discard.error} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Usage({ name, items }: { name: string; items: readonly FileUse[] }) {
  if (items.length === 0) return <Text>{messages.unused(name)}</Text>;
  return (
    <>
      <Text>{messages.used(name, items.length)}</Text>
      <Stack as="ul" gap={4}>
        {items.slice(0, named).map((use) => (
          <Text key={use.id} as="li" size="ui">
            {use.name} ({statusOfUse(use)})
          </Text>
        ))}
        {items.length > named && (
          <Text as="li" size="caption" tone="muted">
            {messages.more(items.length - named)}
          </Text>
        )}
      </Stack>
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const { title, text } = failureMessages[operationError(error).code];
  return (
    <InlineAlert tone="danger" title={title} isLive>
      {text}
    </InlineAlert>
  );
}
