import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { useId } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { hasCommandKey } from '../../../shared/keys/command-shortcut';
import { itemMessages } from './item.messages';

const messages = itemMessages.note;

interface NoteDialogProps {
  title: string;
  confirmLabel: string;
  note: string;
  onNote: (note: string) => void;
  /** Why the decision was refused. */
  problem: string | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for the note of a decision, which may be empty. */
export function NoteDialog({
  title,
  confirmLabel,
  note,
  onNote,
  problem,
  isPending,
  onConfirm,
  onClose,
}: NoteDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formMessages.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <LeaveGuard form={{ isDirty: note !== '' && !isPending }} />
      <Form id={formId} onSubmit={onConfirm} width="full">
        <Stack gap={16}>
          <TextArea
            label={messages.label}
            description={messages.help}
            rows={3}
            value={note}
            onChange={onNote}
            isOptional
            autoFocus
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !hasCommandKey(event)) event.continuePropagation();
              else if (!isPending) onConfirm();
            }}
          />
          {problem !== null && <InlineAlert tone="danger" isLive title={problem} />}
        </Stack>
      </Form>
    </Dialog>
  );
}
