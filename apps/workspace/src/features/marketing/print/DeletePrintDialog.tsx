import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { failureMessage } from '../../../shared/api/show-failure';
import { shortName } from '../../../shared/page/short-name';
import { printMessages } from './print.messages';
import type { PrintChanges } from './use-print-changes';

const messages = printMessages.delete;

interface DeletePrintDialogProps {
  item: PrintItem;
  discard: PrintChanges['discard'];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before an item is deleted. */
export function DeletePrintDialog({ item, discard, onClose, onDeleted }: DeletePrintDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      confirmLabel={messages.confirm}
      onConfirm={() => discard.mutate(item, { onSuccess: onDeleted })}
      isPending={discard.isPending}
    >
      <Stack gap={12}>
        <Text>{messages.text(shortName(item))}</Text>
        <Text>{messages.undoable}</Text>
        {discard.isError && (
          <InlineAlert
            tone="danger"
            isLive
            title={printMessages.changes.notDeleted(shortName(item))}
          >
            {failureMessage(discard.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
