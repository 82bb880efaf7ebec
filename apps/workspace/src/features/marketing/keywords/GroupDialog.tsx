import type { KeywordGroup, KeywordGroupDraft } from '@brandroom/domain/keyword/keyword.schema';
import { keywordGroupDraft } from '@brandroom/domain/keyword/keyword.schema';
import { TagInput } from '@brandroom/ui/TagInput';
import { TextField } from '@brandroom/ui/TextField';

import { FormDialog } from '../../../shared/form/FormDialog';
import { useForm } from '../../../shared/form/use-form';
import { keywordsMessages } from './keywords.messages';
import type { GroupChanges } from './use-group-changes';

const messages = keywordsMessages.form;

interface GroupDialogProps {
  /** The edited group; null for a new one. */
  group: KeywordGroup | null;
  save: GroupChanges['save'];
  /** Called with the saved group, or without one when the dialog was canceled. */
  onClose: (saved?: KeywordGroup) => void;
}

/** Adds or changes a keyword group. A failed save keeps the input. */
export function GroupDialog({ group, save, onClose }: GroupDialogProps) {
  const form = useForm<KeywordGroupDraft, KeywordGroupDraft>({
    schema: keywordGroupDraft,
    initial: { name: group?.name ?? '', keywords: group?.keywords ?? [] },
    onSubmit: async (draft) => onClose(await save.mutateAsync({ group, draft })),
  });
  return (
    <FormDialog
      title={group ? messages.editTitle : messages.addTitle}
      form={form}
      submitLabel={group ? messages.save : messages.add}
      pendingLabel={messages.saving}
      onClose={() => onClose()}
    >
      {/* The person opened the dialog for this field, so it gets focus. */}
      <TextField {...form.field('name')} label={messages.name} isRequired autoFocus />
      <TagInput
        label={messages.keywords}
        description={messages.keywordsHelp}
        itemName={messages.keyword}
        name="keywords"
        value={form.values.keywords}
        onChange={(keywords) => form.set({ keywords })}
        errorMessage={problemOf(form.problem, form.values.keywords.length)}
      />
    </FormDialog>
  );
}

/** Returns the error of the list, or of the first entry with one. */
function problemOf(problem: (path: string) => string | undefined, count: number) {
  const paths = ['keywords', ...Array.from({ length: count }, (_, at) => `keywords.${at}`)];
  return paths.map(problem).find((each) => each !== undefined);
}
