import { useBlocker } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';

import { loadOnce } from '@brandroom/ui/load-once';
import { formMessages } from './form.messages';
import type { Form } from './use-form';

const messages = formMessages.leave;
const question = loadOnce(() => import('@brandroom/ui/ConfirmDialog'));

type UnsentForm = Pick<Form<object>, 'isDirty'> &
  Partial<Pick<Form<object>, 'isIncomplete' | 'isSubmitting'>>;

/**
 * Asks for confirmation before the person leaves a page with unsent text, which is stored either
 * way. The question loads at the first unsaved character; until it is loaded, navigation is not
 * blocked.
 */
export function LeaveGuard({ form }: { form: UnsentForm }) {
  const isActive = form.isDirty && !form.isSubmitting;
  const part = useSyncExternalStore(question.subscribe, question.now);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isActive && question.now() !== null && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(() => {
    if (isActive) question.load().catch(() => undefined);
  }, [isActive]);
  return (
    part && (
      <part.ConfirmDialog
        isOpen={status === 'blocked'}
        onOpenChange={(isOpen) => {
          if (!isOpen) reset?.();
        }}
        title={messages.title}
        confirmLabel={messages.leave}
        cancelLabel={messages.stay}
        onConfirm={() => proceed?.()}
      >
        {form.isIncomplete ? messages.incomplete : messages.text}
      </part.ConfirmDialog>
    )
  );
}
