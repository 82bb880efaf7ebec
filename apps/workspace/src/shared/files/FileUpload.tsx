import type { DropRules } from '@brandroom/domain/file/drop-zone';
import { sortDrop } from '@brandroom/domain/file/drop-zone';
import { acceptedExtensions } from '@brandroom/domain/file/upload-types';
import { FileDrop } from '@brandroom/ui/FileDrop';
import type { FileRejection } from '@brandroom/ui/FileDrop';
import { Stack } from '@brandroom/ui/Stack';
import { useEffect, useEffectEvent, useState } from 'react';

import { FailureAlert } from '../api/FailureAlert';
import { operationError } from '../api/operation-error';
import { failureMessage, mayWorkLater } from '../api/show-failure';
import { fileBytesMessages as messages } from './file-bytes.messages';

interface FileUploadProps {
  rules: DropRules;
  /** «Drag and drop a logo here, or paste it» */
  zone: string;
  /** «SVG or PNG. Max file size: 10 MB.» */
  description: string;
  /** «Replacing…»; "Uploading…" by default. */
  busyLabel?: string;
  /** Files that were dropped or pasted before the dialog opened; the first one is uploaded. */
  given?: readonly File[];
  /** For a dialog that was opened to choose a file. */
  autoFocus?: boolean;
  /** Returns why the content of a file is refused; null if it is not. */
  check?: (file: File) => Promise<string | null>;
  /** Uploads a file; rejects with an operation's failure. */
  onUpload: (file: File) => Promise<void>;
}

const none: readonly File[] = [];

/** Takes one file and uploads it; a failed upload keeps the file for a retry. */
export function FileUpload({
  rules,
  zone,
  description,
  busyLabel = messages.uploading,
  given = none,
  autoFocus = false,
  check,
  onUpload,
}: FileUploadProps) {
  const [isBusy, setBusy] = useState(false);
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const [failure, setFailure] = useState<{ file: File; error: unknown } | null>(null);

  async function upload(file: File): Promise<void> {
    const refuse = (reason: string) => setRejections([{ name: file.name, reason }]);
    setBusy(true);
    setFailure(null);
    try {
      const problem = (await check?.(file)) ?? null;
      if (problem === null) await onUpload(file);
      else refuse(problem);
    } catch (error) {
      if (mayWorkLater(operationError(error))) setFailure({ file, error });
      else refuse(failureMessage(error));
    } finally {
      setBusy(false);
    }
  }
  function take(chosen: readonly File[]): void {
    if (isBusy) return;
    const { accepted, rejected } = sortDrop(chosen, rules);
    setRejections(
      rejected.map(({ file, messages: reasons }) => ({
        name: file.name,
        reason: reasons.join('. '),
      })),
    );
    setFailure(null);
    const [file] = accepted;
    if (file) void upload(file);
  }
  const takeGiven = useEffectEvent(() => {
    if (given.length > 0) take(given);
  });
  useEffect(() => takeGiven(), [given]);

  return (
    <Stack gap={12}>
      <FileDrop
        buttonLabel={messages.choose}
        description={description}
        acceptedFileTypes={acceptedExtensions(rules.types)}
        onSelect={take}
        onSeveral={take}
        isBusy={isBusy}
        autoFocus={autoFocus}
        busyLabel={busyLabel}
        rejections={rejections}
      >
        {zone}
      </FileDrop>
      {failure && (
        <FailureAlert
          title={messages.notUploaded(failure.file.name)}
          error={failure.error}
          onRetry={() => void upload(failure.file)}
        />
      )}
    </Stack>
  );
}
