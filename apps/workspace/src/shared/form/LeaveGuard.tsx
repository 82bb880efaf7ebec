import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { useBlocker } from '@tanstack/react-router';

import { formMessages } from './form.messages';

const messages = formMessages.leave;

/** Asks before a page with unsent text is left; the text itself is kept either way. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      title={messages.title}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={() => proceed?.()}
    >
      {messages.text}
    </ConfirmDialog>
  );
}
