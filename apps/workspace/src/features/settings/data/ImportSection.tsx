import type { ImportReport } from '@brandroom/domain/contract/data.contract';
import { FileDrop } from '@brandroom/ui/FileDrop';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { lazyDialog, usePreload } from '@brandroom/ui/lazy-part';
import { Section } from '@brandroom/ui/Section';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { operationError } from '../../../shared/api/operation-error';
import { failureMessage } from '../../../shared/api/show-failure';
import { dataMessages } from './data.messages';

const messages = dataMessages.data;
const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog);
const preloaded = [ImportDialog];

interface Checked {
  file: File;
  report: ImportReport;
}

/** Takes an export file, checks it, and shows the changes it would make. */
export function ImportSection() {
  usePreload(preloaded);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useMutation(
    useApi().data.checkImport.mutationOptions({
      meta: { isReadOnly: true },
      onSuccess: (report, { file }) => setChecked({ report, file }),
    }),
  );
  const take = ([file]: File[]) => file && check.mutate({ file });
  const again = () => check.variables && check.mutate(check.variables);
  return (
    <Section title={messages.import} description={messages.importHelp}>
      <FileDrop
        buttonLabel={messages.choose}
        description={messages.accepts}
        acceptedFileTypes={['application/zip', '.zip']}
        onSelect={take}
        isBusy={check.isPending}
        busyLabel={messages.checking}
      >
        {messages.drop}
      </FileDrop>
      {check.error && <CheckFailure error={check.error} onRetry={again} />}
      {checked && <ImportDialog {...checked} onClose={() => setChecked(null)} />}
    </Section>
  );
}

/** A refused file shows its reason; other failures offer a retry. */
function CheckFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (operationError(error).code !== 'invalid') {
    return <FailureAlert title={messages.checkFailed} error={error} onRetry={onRetry} />;
  }
  return (
    <InlineAlert tone="danger" isLive title={messages.refused}>
      {failureMessage(error)}
    </InlineAlert>
  );
}
