import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { GenericSchema } from 'valibot';

import { DiscardQuestion } from '../../../shared/form/DiscardQuestion';
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
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const item = task.kind === 'edit' ? task.item : null;
  const form = useForm<Values, Draft>({
    name: title,
    schema,
    initial,
    onSubmit: async (draft) => {
      const saved = await assets.changes.save.mutateAsync({ item, draft });
      assets.endTask(saved);
    },
    pathOf: (path) => path.replace(/^draft\./u, ''),
  });
  const close = () => (form.isDirty ? setAsking(true) : assets.endTask(item));
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={title}
      actions={
        <>
          <Button onPress={close}>{messages.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.isSubmitting}
            pendingLabel={messages.saving}
          >
            {item ? messages.save : messages.add}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit} failedAttempts={form.failedAttempts} width="full">
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        {children(form)}
      </Form>
      <DiscardQuestion
        isDirty={form.isDirty && !form.isSubmitting}
        isAsking={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={() => assets.endTask(item)}
      />
    </Dialog>
  );
}
