import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { useBlocker } from '@tanstack/react-router';

import { formMessages } from './form.messages';

const messages = formMessages.discardChanges;

interface DiscardQuestionProps {
  /** Something was typed and not saved. */
  isDirty: boolean;
  /** The person is closing the dialog. */
  isAsking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before typed text is lost: when the dialog is closed, and when the page is left. */
export function DiscardQuestion({ isDirty, isAsking, onKeep, onDiscard }: DiscardQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={isDirty && (isAsking || status === 'blocked')}
      onOpenChange={() => {
        reset?.();
        onKeep();
      }}
      title={messages.title}
      confirmLabel={messages.confirm}
      cancelLabel={messages.keep}
      onConfirm={() => {
        onDiscard();
        proceed?.();
      }}
    >
      {messages.text}
    </ConfirmDialog>
  );
}
