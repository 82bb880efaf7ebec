import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';

import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { saveFile } from '../../../shared/files/save-file';
import { dataMessages } from './data.messages';

const messages = dataMessages.data;

/** Saves the whole workspace to the person's disk. */
export function ExportSection() {
  const exporting = useMutation(
    useApi().data.export.mutationOptions({
      meta: { isReadOnly: true },
      onSuccess: (file) => {
        saveFile(file, file.name);
        showToast({ title: messages.exported(file.name) });
      },
    }),
  );
  const start = () => exporting.mutate(undefined);
  return (
    <Section title={messages.export} description={messages.exportHelp}>
      <Inline>
        <Button
          icon={Download}
          onPress={start}
          isPending={exporting.isPending}
          pendingLabel={messages.exporting}
        >
          {messages.exportNow}
        </Button>
      </Inline>
      {exporting.error && (
        <FailureAlert title={messages.exportFailed} error={exporting.error} onRetry={start} />
      )}
    </Section>
  );
}
