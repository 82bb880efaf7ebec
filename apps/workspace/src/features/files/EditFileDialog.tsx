import type { FileAsset, FileCategory } from '@brandroom/domain/file/file.schema';
import { fileAsset, fileCategories } from '@brandroom/domain/file/file.schema';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { RadioGroup } from '@brandroom/ui/RadioGroup';
import { TextField } from '@brandroom/ui/TextField';
import { showToast } from '@brandroom/ui/toast';
import { useId } from 'react';
import * as v from 'valibot';

import { useForm } from '../../shared/form/use-form';
import { filesMessages } from './files.messages';
import type { FileChanges } from './use-file-changes';

const messages = filesMessages.edit;
const schema = v.object({
  name: fileAsset.entries.name,
  category: v.picklist(fileCategories),
});
const categories = fileCategories.map((value) => ({
  value,
  label: filesMessages.facts.categories[value],
}));

interface EditFileDialogProps {
  file: FileAsset;
  /** The field to change. */
  part: 'name' | 'category';
  update: FileChanges['update'];
  onClose: () => void;
}

/** Changes a file's name or its category. */
export function EditFileDialog({ file, part, update, onClose }: EditFileDialogProps) {
  const formId = useId();
  const form = useForm({
    schema,
    initial: { name: file.name, category: file.category },
    onSubmit: async (values) => {
      const changed = await update.mutateAsync({ id: file.id, patch: { [part]: values[part] } });
      onClose();
      showToast({ title: resultWords(part, file, changed) });
    },
    pathOf: (path) => path.replace(/^patch\./u, ''),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={part === 'name' ? messages.renameTitle(file.name) : messages.categoryTitle(file.name)}
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
            {messages.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit} failedAttempts={form.failedAttempts} width="full">
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        {part === 'name' ? (
          <TextField
            {...form.field('name')}
            label={messages.name}
            description={messages.nameHelp}
            autoComplete="off"
            isRequired
            // The person opened the dialog for this field.
            autoFocus
          />
        ) : (
          <RadioGroup<FileCategory>
            {...form.field('category')}
            label={messages.category}
            description={messages.categoryHelp}
            options={categories}
          />
        )}
      </Form>
    </Dialog>
  );
}

function resultWords(part: 'name' | 'category', before: FileAsset, after: FileAsset): string {
  return part === 'name'
    ? messages.renamed(before.name, after.name)
    : messages.categorised(after.name, filesMessages.facts.categories[after.category]);
}
