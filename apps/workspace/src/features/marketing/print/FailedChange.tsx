import { FailureAlert } from '../../../shared/api/FailureAlert';
import { shortName } from '../../../shared/page/short-name';
import { MissingCharacters } from '../../../shared/pdf/MissingCharacters';
import { printMessages } from './print.messages';
import type { PrintChanges } from './use-print-changes';
import type { PrintDownload } from './use-print-download';

const messages = printMessages.changes;

interface FailedChangeProps {
  changes: PrintChanges;
  download: PrintDownload;
}

/** A failed copy or PDF, with a retry. */
export function FailedChange({ changes: { duplicate }, download }: FailedChangeProps) {
  if (duplicate.isError) {
    return (
      <FailureAlert
        title={messages.notDuplicated(shortName(duplicate.variables))}
        error={duplicate.error}
        onRetry={() => duplicate.mutate(duplicate.variables)}
      />
    );
  }
  if (download.data) {
    return (
      <MissingCharacters
        characters={download.data}
        refusal={messages.notDownloaded(shortName(download.variables))}
      />
    );
  }
  if (!download.isError) return null;
  return (
    <FailureAlert
      title={messages.notDownloaded(shortName(download.variables))}
      error={download.error}
      onRetry={() => download.mutate(download.variables)}
    />
  );
}
