import type { AgencyProfile } from '@brandroom/domain/account/agency.schema';
import { ownershipTransfer } from '@brandroom/domain/account/agency.schema';
import { showToast } from '@brandroom/ui/toast';
import { TextField } from '@brandroom/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { FormDialog } from '../../../shared/form/FormDialog';
import { useForm } from '../../../shared/form/use-form';
import { shortName, shortText } from '../../../shared/page/short-name';
import { agencyMessages } from './agency.messages';

const messages = agencyMessages.transfer;

interface TransferDialogProps {
  agency: AgencyProfile;
  onClose: () => void;
}

/** Transfers the agency to another person, confirmed by typing its name. */
export function TransferDialog({ agency, onClose }: TransferDialogProps) {
  const client = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm({
    schema: ownershipTransfer,
    initial: { email: '', confirmation: '' },
    onSubmit: async (transfer) => {
      const updated = await client.agency.transferOwnership(transfer);
      queryClient.setQueryData(api.agency.get.queryKey(), updated);
      showToast({ title: messages.done(shortText(updated.ownerName), shortName(updated)) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.title}
      text={messages.text(agency.name)}
      form={form}
      submitLabel={messages.submit}
      pendingLabel={messages.pending}
      tone="danger"
      onClose={onClose}
    >
      {/* The person opened the dialog for this field, so it gets focus. */}
      <TextField
        {...form.field('email')}
        label={messages.email}
        type="email"
        autoComplete="off"
        isRequired
        autoFocus
      />
      <TextField
        {...form.field('confirmation')}
        label={messages.confirmation(agency.name)}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}
