import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import type { ReactNode } from 'react';

import { namedList } from '../page/named-list';
import { selectionMessages as messages } from './selection.messages';

/** The most names listed; the others are counted. */
const maxNamed = 5;

interface DeleteManyDialogProps {
  noun: string;
  names: readonly string[];
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The consequences, in place of the names. */
  children?: ReactNode;
}

/** Asks for confirmation before several items are deleted. */
export function DeleteManyDialog({
  noun,
  names,
  isPending,
  onConfirm,
  onClose,
  children,
}: DeleteManyDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={messages.deleteTitle(names.length, noun)}
      confirmLabel={messages.confirm(names.length, noun)}
      onConfirm={onConfirm}
      isPending={isPending}
    >
      <Stack gap={12}>
        {children ?? <Text>{messages.willBeDeleted(namedList(names, maxNamed))}</Text>}
        <Text>{messages.undoable}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
