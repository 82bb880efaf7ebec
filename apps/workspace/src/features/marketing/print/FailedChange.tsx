import { MutationFailure } from '../../../shared/api/MutationFailure';
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
export function FailedChange({ changes, download }: FailedChangeProps) {
  return (
    <>
      <MutationFailure
        mutation={changes.duplicate}
        title={(item) => messages.notDuplicated(shortName(item))}
      />
      {download.data && (
        <MissingCharacters
          characters={download.data}
          refusal={messages.notDownloaded(shortName(download.variables))}
        />
      )}
      <MutationFailure
        mutation={download}
        title={(item) => messages.notDownloaded(shortName(item))}
      />
    </>
  );
}
