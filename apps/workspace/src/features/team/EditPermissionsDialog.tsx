import { presets } from '@brandroom/domain/rights/presets';
import type { AccessLevel, TeamMember } from '@brandroom/domain/team/member.schema';
import { accessLevelOf } from '@brandroom/domain/team/permission-edit';
import * as v from 'valibot';

import { failureMessage } from '../../shared/api/show-failure';
import { useForm } from '../../shared/form/use-form';
import { accessEntries, rightsIn } from './access-form';
import type { AccessValues } from './access-form';
import { AccessDialog } from './AccessDialog';
import { teamMessages } from './team.messages';
import type { TeamChanges } from './use-team-changes';

const messages = teamMessages.edit;
const schema = v.object(accessEntries);

interface EditPermissionsDialogProps {
  member: TeamMember;
  edit: TeamChanges['edit'];
  onClose: () => void;
}

/** Changes a member's permissions. With custom permissions they keep their role. */
export function EditPermissionsDialog({ member, edit, onClose }: EditPermissionsDialogProps) {
  const { name, role, permissions, isManager } = member;
  const initial: AccessValues = {
    accessLevel: levelOf(member),
    rights: rightsIn(permissions),
  };
  const form = useForm({
    name: messages.title(name),
    schema,
    initial,
    onSubmit: async ({ accessLevel, rights }) => {
      const kept = role === 'editor' ? 'editor' : 'viewer';
      await edit.mutateAsync({
        member,
        role: accessLevel === 'custom' ? kept : accessLevel,
        rights: accessLevel === 'custom' ? rights : rightsIn(presets[accessLevel]),
      });
      onClose();
    },
    failure: failureMessage,
  });
  return (
    <AccessDialog
      title={messages.title(name)}
      form={form}
      messages={{ ...messages, pending: messages.saving }}
      whose={name}
      isManager={isManager}
      onClose={onClose}
    />
  );
}

function levelOf({ role, permissions, isManager }: TeamMember): AccessLevel {
  if (role === 'admin') return 'custom';
  return isManager ? role : accessLevelOf(role, permissions);
}
