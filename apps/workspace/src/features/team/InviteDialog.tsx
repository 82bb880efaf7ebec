import type { BrandId } from '@brandroom/domain/id.schema';
import { permissionsWhere, presets } from '@brandroom/domain/rights/presets';
import { emailAddress } from '@brandroom/domain/text.schema';
import { TextField } from '@brandroom/ui/TextField';
import * as v from 'valibot';

import { failureMessage } from '../../shared/api/show-failure';
import { useForm } from '../../shared/form/use-form';
import { accessEntries, rightsIn } from './access-form';
import type { AccessValues } from './access-form';
import { AccessDialog } from './AccessDialog';
import { teamMessages } from './team.messages';
import { useTeamChanges } from './use-team-changes';

const messages = teamMessages.invite;
const schema = v.object({ email: emailAddress, ...accessEntries });
const initial: AccessValues & { email: string } = {
  email: '',
  accessLevel: 'viewer',
  rights: rightsIn(presets.viewer),
};

interface InviteDialogProps {
  brandId: BrandId;
  onClose: () => void;
}

/** Invites an email address to the brand. */
export function InviteDialog({ brandId, onClose }: InviteDialogProps) {
  const changes = useTeamChanges(brandId);
  const form = useForm({
    name: messages.title,
    schema,
    initial,
    onSubmit: async ({ email, accessLevel, rights }) => {
      const permissions = permissionsWhere((right) => rights.includes(right));
      await changes.invite(
        accessLevel === 'custom' ? { accessLevel, email, permissions } : { accessLevel, email },
      );
      onClose();
    },
    failure: failureMessage,
  });
  return (
    <AccessDialog
      title={messages.title}
      form={form}
      messages={{ ...messages, pending: messages.sending }}
      whose={teamMessages.access.newMember}
      onClose={onClose}
    >
      {/* The person opened the dialog for this field, so it gets focus. */}
      <TextField
        {...form.field('email')}
        label={messages.email}
        description={messages.emailHelp}
        type="email"
        autoComplete="off"
        isRequired
        autoFocus
      />
    </AccessDialog>
  );
}
