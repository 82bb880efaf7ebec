import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';

import { shortName } from '../../../shared/page/short-name';
import { DeleteRecordDialog } from '../../../shared/record/DeleteRecordDialog';
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
export function DeletePrintDialog({ item, ...dialog }: DeletePrintDialogProps) {
  return (
    <DeleteRecordDialog
      {...dialog}
      item={item}
      messages={messages}
      text={messages.text(shortName(item))}
      notDeleted={printMessages.changes.notDeleted(shortName(item))}
    />
  );
}
