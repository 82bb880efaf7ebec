import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';

import { FormDialog } from '../../../shared/form/FormDialog';
import type { Form as FormState } from '../../../shared/form/use-form';
import { useForm } from '../../../shared/form/use-form';
import { assetMessages } from './asset.messages';
import type { Asset, AssetTask } from './asset-area';
import type { Assets } from './use-assets';

const messages = assetMessages.form;

interface AssetFormDialogProps<Item extends Asset, Draft, Values extends object> {
  assets: Assets<Item, Draft>;
  task: Exclude<AssetTask<Item>, { kind: 'delete' }>;
  title: string;
  schema: GenericSchema<unknown, Draft>;
  /** The initial fields, of the edited asset or a new one. */
  initial: Values;
  /** Renders the fields. */
  children: (form: FormState<Values>) => ReactNode;
}

/** Creates or edits an asset. A failed save keeps the input. */
export function AssetFormDialog<Item extends Asset, Draft, Values extends object>({
  assets,
  task,
  title,
  schema,
  initial,
  children,
}: AssetFormDialogProps<Item, Draft, Values>) {
  const item = task.kind === 'edit' ? task.item : null;
  const form = useForm<Values, Draft>({
    name: title,
    schema,
    initial,
    onSubmit: async (draft) => {
      const saved = await assets.changes.save.mutateAsync({ item, draft });
      assets.endTask(saved);
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={item ? messages.save : messages.add}
      pendingLabel={messages.saving}
      onClose={() => assets.endTask(item)}
    >
      {children(form)}
    </FormDialog>
  );
}
