import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';

import { DiscardQuestion } from '../../shared/form/DiscardQuestion';
import type { Form as FormState } from '../../shared/form/use-form';
import type { AccessValues } from './access-form';
import { AccessFields } from './AccessFields';

interface AccessDialogProps<Values extends AccessValues> {
  title: string;
  form: FormState<Values>;
  messages: { submit: string; cancel: string; pending: string };
  /** The owner of the permissions, for the names of the tables. */
  whose: string;
  isManager?: boolean;
  /** The fields before the access level. */
  children?: ReactNode;
  onClose: () => void;
}

/** A form for one person's access. Closing it with unsaved changes asks first. */
export function AccessDialog<Values extends AccessValues>({
  title,
  form,
  messages,
  whose,
  isManager = false,
  children,
  onClose,
}: AccessDialogProps<Values>) {
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const close = () => (form.isDirty ? setAsking(true) : onClose());
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={title}
      size={form.values.accessLevel === 'custom' ? 'wide' : 'medium'}
      actions={
        <>
          <Button onPress={close}>{messages.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.isSubmitting}
            pendingLabel={messages.pending}
          >
            {messages.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit} failedAttempts={form.failedAttempts} width="full">
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        {children}
        <AccessFields
          values={form.values}
          onChange={(change) => form.set(change as Partial<Values>)}
          whose={whose}
          isManager={isManager}
        />
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
