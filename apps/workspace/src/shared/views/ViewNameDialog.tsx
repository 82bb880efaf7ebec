import { viewName } from '@brandroom/domain/saved-view.schema';
import { TextField } from '@brandroom/ui/TextField';
import * as v from 'valibot';

import { FormDialog } from '../form/FormDialog';
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
  const form = useForm({
    schema,
    initial: { name },
    onSubmit: async (values) => {
      await onSubmit(values.name);
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages[purpose]}
      {...(purpose === 'save' ? { text: messages.help } : {})}
      form={form}
      submitLabel={messages.confirm}
      pendingLabel={messages.saving}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={messages.name}
        autoComplete="off"
        isRequired
        // The person opened the dialog for this field, so it gets focus.
        autoFocus
      />
    </FormDialog>
  );
}
