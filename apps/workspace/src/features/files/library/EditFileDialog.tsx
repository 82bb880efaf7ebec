import type { FileAsset, FileCategory } from '@brandroom/domain/file/file.schema';
import { fileAsset, fileCategories } from '@brandroom/domain/file/file.schema';
import { RadioGroup } from '@brandroom/ui/RadioGroup';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';
import * as v from 'valibot';

import { FormDialog } from '../../../shared/form/FormDialog';
import { useForm } from '../../../shared/form/use-form';
import { selectStem } from '../../../shared/files/select-stem';
import { shortName } from '../../../shared/page/short-name';
import { libraryMessages } from './library.messages';
import type { FileChanges, FilePatch } from './use-file-changes';

const messages = libraryMessages.edit;
const schema = v.object({
  name: fileAsset.entries.name,
  category: v.picklist(fileCategories),
  alt: fileAsset.entries.alt,
});
const categories = fileCategories.map((value) => ({
  value,
  label: libraryMessages.facts.categories[value],
}));

type Part = 'name' | 'category' | 'alt';
const titles = {
  name: messages.renameTitle,
  category: messages.categoryTitle,
  alt: messages.altTitle,
} satisfies Record<Part, (name: string) => string>;

interface EditFileDialogProps {
  file: FileAsset;
  /** The field to change. */
  part: Part;
  changes: FileChanges;
  onClose: () => void;
}

/** Changes a file's name, its category or its alt text. */
export function EditFileDialog({ file, part, changes, onClose }: EditFileDialogProps) {
  const form = useForm({
    schema,
    initial: { name: file.name, category: file.category, alt: file.alt },
    onSubmit: async (values) => {
      if (values[part] === file[part]) {
        onClose();
        return;
      }
      const patch = { [part]: values[part] };
      const changed = await changes.update.mutateAsync({ id: file.id, patch });
      onClose();
      changes.notifyChanged(file, resultWords(part, file, changed), formerValues(part, file));
    },
  });
  return (
    <FormDialog
      title={titles[part](file.name)}
      form={form}
      submitLabel={messages.save}
      pendingLabel={messages.saving}
      onClose={onClose}
    >
      {part === 'name' && (
        <TextField
          {...form.field('name')}
          label={messages.name}
          description={messages.nameHelp}
          controlRef={selectStem}
          autoComplete="off"
          isRequired
          // The person opened the dialog for this field, so it gets focus.
          autoFocus
        />
      )}
      {part === 'alt' && (
        <TextArea
          {...form.field('alt')}
          label={messages.alt}
          description={messages.altHelp}
          rows={3}
          isOptional
          // The person opened the dialog for this field, so it gets focus.
          autoFocus
        />
      )}
      {part === 'category' && (
        <RadioGroup<FileCategory>
          {...form.field('category')}
          label={messages.category}
          description={messages.categoryHelp}
          options={categories}
          // The person opened the dialog for this field, so it gets focus.
          autoFocus
        />
      )}
    </FormDialog>
  );
}

function resultWords(part: Part, before: FileAsset, after: FileAsset): string {
  if (part === 'name') return messages.renamed(shortName(before), shortName(after));
  if (part === 'alt') return messages.described(shortName(after));
  return messages.categorised(shortName(after), libraryMessages.facts.categories[after.category]);
}

function formerValues(part: Part, before: FileAsset): FilePatch {
  // Only documents are templates.
  const { category, isTemplate } = before;
  return part === 'category' ? { category, isTemplate } : { [part]: before[part] };
}
