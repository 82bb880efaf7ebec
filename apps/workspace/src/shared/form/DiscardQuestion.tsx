import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import type { ShouldBlockFn } from '@tanstack/react-router';
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
  /** Whether a navigation loses the changes; every one by default. */
  isLostBy?: ShouldBlockFn;
}

/**
 * Asks for confirmation before unsaved text is discarded: when the dialog closes and when the page
 * is left.
 */
export function DiscardQuestion({
  isDirty,
  isAsking,
  onKeep,
  onDiscard,
  isLostBy = () => true,
}: DiscardQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (navigation) => isDirty && isLostBy(navigation),
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
