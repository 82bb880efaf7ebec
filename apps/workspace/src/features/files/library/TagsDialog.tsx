import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { uniqueTags } from '@brandroom/domain/tags.schema';
import { TagInput } from '@brandroom/ui/TagInput';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';

import { useApi } from '../../../shared/api/api';
import { FormDialog } from '../../../shared/form/FormDialog';
import { useForm } from '../../../shared/form/use-form';
import { shortText } from '../../../shared/page/short-name';
import { libraryMessages } from './library.messages';
import type { FileChanges } from './use-file-changes';

const messages = libraryMessages.tags;

interface TagsDialogProps {
  brandId: BrandId;
  title: string;
  initial: readonly string[];
  confirm: string;
  onSubmit: (tags: string[]) => Promise<void>;
  onClose: () => void;
}

/** Asks for tags, and suggests those of the brand's other files. */
export function TagsDialog({
  brandId,
  title,
  initial,
  confirm,
  onSubmit,
  onClose,
}: TagsDialogProps) {
  const { data = [] } = useQuery(useApi().files.tags.queryOptions({ input: { brandId } }));
  const form = useForm({
    schema: v.object({ tags: uniqueTags }),
    initial: { tags: [...initial] },
    onSubmit: ({ tags }) => onSubmit(tags),
    pathOf: (path) => path.replace(/^patch\.(?:addTags|tags)/u, 'tags'),
  });
  const { value, onChange, errorMessage } = form.field('tags');
  const tooLong = form.values.tags
    .map((_, at) => form.problem(`tags.${at}`))
    .find((problem) => problem !== undefined);
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={confirm}
      pendingLabel={messages.saving}
      onClose={onClose}
    >
      <TagInput
        label={messages.label}
        description={messages.help}
        suggestions={data.map(({ tag }) => tag)}
        value={value}
        onChange={onChange}
        errorMessage={errorMessage ?? tooLong}
        // The person opened the dialog for this field, so it gets focus.
        autoFocus
      />
    </FormDialog>
  );
}

interface EditTagsDialogProps {
  file: FileAsset;
  changes: FileChanges;
  onClose: () => void;
}

/** Changes the tags of one file. */
export function EditTagsDialog({ file, changes, onClose }: EditTagsDialogProps) {
  const { id, brandId, name, tags: initial } = file;
  return (
    <TagsDialog
      brandId={brandId}
      title={messages.title(name)}
      initial={initial}
      confirm={messages.save}
      onClose={onClose}
      onSubmit={async (tags) => {
        if (tags.join() === initial.join()) {
          onClose();
          return;
        }
        await changes.update.mutateAsync({ id, patch: { tags } });
        onClose();
        changes.notifyChanged(file, messages.changed(shortText(name)), { tags: initial });
      }}
    />
  );
}
