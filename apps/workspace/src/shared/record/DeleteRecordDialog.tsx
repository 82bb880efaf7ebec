import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { failureMessage } from '../api/show-failure';

interface DeleteRecordDialogProps<Item> {
  item: Item;
  /** The mutation that deletes it. */
  discard: {
    mutate: (item: Item, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    isError: boolean;
    error: unknown;
  };
  messages: { title: string; confirm: string; undoable?: string };
  /** The consequences, with the data that will be lost. */
  text: string;
  /** The title of the alert after a failure. */
  notDeleted: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a record is deleted, and stays open if that fails. */
export function DeleteRecordDialog<Item>({
  item,
  discard,
  messages,
  text,
  notDeleted,
  onClose,
  onDeleted,
}: DeleteRecordDialogProps<Item>) {
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
        <Text>{text}</Text>
        {messages.undoable !== undefined && <Text>{messages.undoable}</Text>}
        {discard.isError && (
          <InlineAlert tone="danger" isLive title={notDeleted}>
            {failureMessage(discard.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
