import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';

import { DiscardQuestion } from './DiscardQuestion';
import { formMessages } from './form.messages';
import type { Form as FormState } from './use-form';

interface FormDialogProps {
  title: string;
  /** An explanation above the fields. */
  text?: string;
  form: Pick<
    FormState<object>,
    'failedAttempts' | 'failure' | 'isDirty' | 'isSubmitting' | 'submit'
  >;
  submitLabel: string;
  pendingLabel: string;
  tone?: 'primary' | 'danger';
  size?: 'medium' | 'wide';
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog. A failed save keeps the input, and closing with changes asks first. */
export function FormDialog({
  title,
  text,
  form,
  submitLabel,
  pendingLabel,
  tone = 'primary',
  size = 'medium',
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const close = () => (form.isDirty ? setAsking(true) : onClose());
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={title}
      size={size}
      description={text}
      actions={
        <>
          <Button onPress={close}>{formMessages.cancel}</Button>
          <Button
            variant={tone}
            type="submit"
            form={formId}
            isPending={form.isSubmitting}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit} failedAttempts={form.failedAttempts} width="full">
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        {children}
      </Form>
      <DiscardQuestion
        isDirty={form.isDirty && !form.isSubmitting}
        isAsking={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
    </Dialog>
  );
}
