import type { PrintItem, PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';

import { failureMessage } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useAutosave } from '../../../shared/form/use-autosave';
import { useForm } from '../../../shared/form/use-form';
import type { PrintValues } from './print-values';

interface PrintFormOptions {
  initial: PrintValues;
  /** The key of the form among the person's unsent texts. */
  key: string;
  send: (draft: PrintItemDraft) => Promise<PrintItem>;
  /** Leaves the page after the item was stored. */
  onSaved: (item: PrintItem) => void;
}

/** The form of a print item; unsent text is stored. */
export function usePrintForm({ initial, key, send, onSaved }: PrintFormOptions) {
  const { user } = useWorkspace();
  const form = useForm<PrintValues, PrintItemDraft>({
    schema: async () => (await import('./print-values.schema')).printForm,
    initial,
    onSubmit: async (draft) => {
      const saved = await send(draft);
      await autosave.forget();
      onSaved(saved);
    },
    failure: failureMessage,
  });
  const autosave = useAutosave(form, {
    key: `${user.id}/${key}`,
    readValues: async (value) => {
      const { isPrintValues } = await import('./print-values.schema');
      return isPrintValues(value) ? value : null;
    },
  });
  return { form, autosave };
}
