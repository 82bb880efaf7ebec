import type { FileAsset } from '@brandroom/domain/file/file.schema';

import { FailureAlert } from '../../../shared/api/FailureAlert';
import { libraryMessages } from './library.messages';
import type { FileChanges } from './use-file-changes';

const messages = libraryMessages.actions;

interface FailedChangeProps {
  changes: FileChanges;
  files: readonly FileAsset[];
  /** Whether a dialog is open, which shows its own failure. */
  isInDialog: boolean;
}

/** A failed change from a card or row, with a retry. */
export function FailedChange({ changes, files, isInDialog }: FailedChangeProps) {
  const { download, update } = changes;
  if (download.isError) {
    const file = download.variables;
    return (
      <FailureAlert
        title={messages.notDownloaded(file.name)}
        error={download.error}
        onRetry={() => download.mutate(file)}
      />
    );
  }
  if (update.isError && !isInDialog) {
    const change = update.variables;
    const name = files.find(({ id }) => id === change.id)?.name ?? '';
    return (
      <FailureAlert
        title={libraryMessages.edit.notChanged(name)}
        error={update.error}
        onRetry={() => update.mutate(change)}
      />
    );
  }
  return null;
}
