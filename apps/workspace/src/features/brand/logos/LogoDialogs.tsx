import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logo as logoSchema } from '@brandroom/domain/brand/logo.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { TextField } from '@brandroom/ui/TextField';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';

import { useApi } from '../../../shared/api/api';
import { selectStem } from '../../../shared/files/select-stem';
import { FormDialog } from '../../../shared/form/FormDialog';
import { useForm } from '../../../shared/form/use-form';
import { focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { logosMessages } from './logos.messages';
import type { LogoTask, Logos } from './use-logos';

const schema = v.object({ name: logoSchema.entries.name });

interface LogoDialogsProps {
  task: LogoTask;
  brandId: BrandId;
  logos: Logos;
}

/** The dialogs of a logo: renaming it, and confirming its deletion. */
export function LogoDialogs({ task, brandId, logos }: LogoDialogsProps) {
  const { data } = useSuspenseQuery(useApi().logos.list.queryOptions({ input: { brandId } }));
  const { kind, logo } = task;
  if (kind === 'rename') return <RenameDialog logo={logo} logos={logos} />;
  const messages = logosMessages.delete;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={logos.endTask}
      title={messages.title}
      confirmLabel={messages.confirm}
      onConfirm={() => {
        logos.endTask();
        const tab = logos.shownOf(data, logo.type);
        logos.discard(logo);
        focusActions(neighbourOf(tab, logo));
      }}
    >
      {messages.text(logo.name)}
    </ConfirmDialog>
  );
}

function RenameDialog({ logo, logos }: { logo: Logo; logos: Logos }) {
  const messages = logosMessages.rename;
  const close = () => {
    logos.endTask();
    logos.returnFocus(logo);
  };
  const form = useForm({
    schema,
    initial: { name: logo.name },
    onSubmit: async ({ name }) => {
      if (name !== logo.name) await logos.changes.rename.mutateAsync({ logo, name });
      close();
    },
  });
  return (
    <FormDialog
      title={messages.title(logo.name)}
      form={form}
      submitLabel={messages.save}
      pendingLabel={messages.saving}
      onClose={close}
    >
      <TextField
        {...form.field('name')}
        label={messages.name}
        description={messages.help}
        controlRef={selectStem}
        autoComplete="off"
        isRequired
        // The person opened the dialog for this field, so it gets focus.
        autoFocus
      />
    </FormDialog>
  );
}
