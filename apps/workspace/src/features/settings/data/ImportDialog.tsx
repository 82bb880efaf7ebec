import type { ImportReport } from '@brandroom/domain/contract/data.contract';
import { formatDateTime } from '@brandroom/domain/format/date';
import { formatSize } from '@brandroom/domain/format/size';
import { Button } from '@brandroom/ui/Button';
import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { Dialog } from '@brandroom/ui/Dialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';

import { formMessages } from '../../../shared/form/form.messages';
import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { timeZone } from '../../../shared/time/time-zone';
import { dataMessages } from './data.messages';

const messages = dataMessages.data;

type Kind = ImportReport['kinds'][number];

const columns: readonly DataColumn<Kind>[] = [
  {
    id: 'kind',
    header: messages.kind,
    isRowHeader: true,
    cell: ({ kind }) => messages.kindOf(kind),
  },
  { id: 'added', header: messages.added, align: 'end', cell: ({ added }) => added },
  { id: 'changed', header: messages.changed, align: 'end', cell: ({ changed }) => changed },
  { id: 'removed', header: messages.removed, align: 'end', cell: ({ removed }) => removed },
];

interface ImportDialogProps {
  file: File;
  report: ImportReport;
  onClose: () => void;
}

/** Shows the changes of an import, and runs it. */
export function ImportDialog({ file, report, onClose }: ImportDialogProps) {
  const api = useApi().data;
  const importing = useMutation(
    api.import.mutationOptions({
      mutationKey: api.key(),
      onSuccess: () => {
        showToast({ title: messages.replaced });
        onClose();
      },
    }),
  );
  const start = () => importing.mutate({ file });
  const { kinds, accountsWithoutPassword: withoutPassword, signsOut } = report;
  const close = () => {
    if (!importing.isPending) onClose();
  };
  const isSame = kinds.length === 0;
  const when = formatDateTime(report.exportedAt, timeZone);
  const size = report.fileBytes === 0 ? null : formatSize(report.fileBytes);
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={isSame ? messages.same : messages.preview}
      description={isSame ? messages.sameHelp : messages.previewHelp(when, size)}
      actions={
        isSame ? (
          <Button autoFocus onPress={close}>
            {messages.close}
          </Button>
        ) : (
          <>
            <Button autoFocus onPress={close}>
              {formMessages.cancel}
            </Button>
            <Button
              variant="danger"
              onPress={start}
              isPending={importing.isPending}
              pendingLabel={messages.replacing}
            >
              {messages.replace}
            </Button>
          </>
        )
      }
    >
      <Stack gap={16}>
        {importing.error && (
          <FailureAlert title={messages.importFailed} error={importing.error} onRetry={start} />
        )}
        {signsOut && <InlineAlert tone="warning" title={messages.signsOut} />}
        {withoutPassword > 0 && (
          <InlineAlert tone="warning" title={messages.withoutPassword(withoutPassword)} />
        )}
        {!isSame && (
          <DataTable
            caption={messages.changes}
            isCaptionVisible
            columns={columns}
            rows={kinds}
            getRowId={({ kind }) => kind}
          />
        )}
      </Stack>
    </Dialog>
  );
}
