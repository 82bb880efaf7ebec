// Records: what the lists, pages, forms and dialogs of campaigns, emails and print items share.
import { failureMessage } from '../api/show-failure';
import { useWorkspace } from '../brand/workspace';
import type { AutosaveOptions } from '../form/use-autosave';
import { useAutosave } from '../form/use-autosave';
import type { FormOptions } from '../form/use-form';
import { useForm } from '../form/use-form';

/** The form of a record: its initial values, and where they go. */
export interface RecordFormOptions<Values extends object, Draft, Saved> {
  initial: Values;
  /** The key of the form among the person's unsent texts. */
  key: string;
  send: (draft: Draft) => Promise<Saved>;
  /** Leaves the page after the record was stored. */
  onSaved: (saved: Saved) => void;
}

/** The form of a record; unsent text is stored. */
export function useRecordForm<Values extends object, Draft, Saved>({
  initial,
  key,
  send,
  onSaved,
  schema,
  readValues,
}: RecordFormOptions<Values, Draft, Saved> &
  Pick<FormOptions<Values, Draft>, 'schema'> &
  Pick<AutosaveOptions<Values>, 'readValues'>) {
  const { user } = useWorkspace();
  const form = useForm<Values, Draft>({
    schema,
    initial,
    onSubmit: async (draft) => {
      const saved = await send(draft);
      await autosave.forget();
      onSaved(saved);
    },
    failure: failureMessage,
  });
  const autosave = useAutosave(form, { key: `${user.id}/${key}`, readValues });
  return { form, autosave };
}
