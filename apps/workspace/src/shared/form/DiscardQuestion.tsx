import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { useBlocker } from '@tanstack/react-router';

import { formMessages } from './form.messages';

const messages = formMessages.discardChanges;

interface DiscardQuestionProps {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** Whether the person is closing the dialog. */
  isAsking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Asks for confirmation before unsaved text is discarded: when the dialog closes and when the page
 * is left.
 */
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
