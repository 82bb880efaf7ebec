import type { ReactNode } from 'react';

import { FormDialog } from '../../shared/form/FormDialog';
import type { Form as FormState } from '../../shared/form/use-form';
import type { AccessValues } from './access-form';
import { AccessFields } from './AccessFields';

interface AccessDialogProps<Values extends AccessValues> {
  title: string;
  form: FormState<Values>;
  messages: { submit: string; pending: string };
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
  return (
    <FormDialog
      title={title}
      size={form.values.accessLevel === 'custom' ? 'wide' : 'medium'}
      form={form}
      submitLabel={messages.submit}
      pendingLabel={messages.pending}
      onClose={onClose}
    >
      {children}
      <AccessFields
        values={form.values}
        onChange={(change) => form.set(change as Partial<Values>)}
        whose={whose}
        isManager={isManager}
        // Without another field the person opened the dialog for this one, so it gets focus.
        autoFocus={children === undefined}
      />
    </FormDialog>
  );
}
