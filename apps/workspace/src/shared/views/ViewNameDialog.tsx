import { viewName } from '@brandroom/domain/saved-view.schema';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { TextField } from '@brandroom/ui/TextField';
import { useId } from 'react';
import * as v from 'valibot';

import { useForm } from '../form/use-form';
import { savedViewsMessages } from './saved-views.messages';

const messages = savedViewsMessages.dialog;
const schema = v.object({ name: viewName });

interface ViewNameDialogProps {
  purpose: 'save' | 'rename';
  name: string;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ purpose, name, onSubmit, onClose }: ViewNameDialogProps) {
  const formId = useId();
  const form = useForm({
    schema,
    initial: { name },
    onSubmit: async (values) => {
      await onSubmit(values.name);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages[purpose]}
      {...(purpose === 'save' ? { description: messages.help } : {})}
      actions={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.isSubmitting}
            pendingLabel={messages.saving}
          >
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit} failedAttempts={form.failedAttempts} width="full">
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        <TextField
          {...form.field('name')}
          label={messages.name}
          autoComplete="off"
          isRequired
          // The person opened the dialog for this field, so it gets focus.
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
