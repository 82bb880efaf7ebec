import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { failureMessage } from '../../shared/api/show-failure';
import { useWorkspace } from '../../shared/brand/workspace';
import { focusActions, neighbourOf } from '../../shared/page/focus-actions';
import { EditPermissionsDialog } from './EditPermissionsDialog';
import { teamMessages } from './team.messages';
import type { TeamChanges } from './use-team-changes';
import type { TeamTask } from './use-team-menu';

interface TeamDialogsProps {
  task: TeamTask;
  /** The visible rows, in order. */
  listed: readonly { id: string }[];
  changes: TeamChanges;
  onClose: () => void;
}

/** The dialog of the action chosen in a row's menu. */
export function TeamDialogs({ task, listed, changes, onClose }: TeamDialogsProps) {
  const { brand } = useWorkspace();
  const row = task.kind === 'revoke' ? task.invitation : task.member;
  // The menu that opened the dialog is gone, so it cannot get focus back.
  const close = () => {
    onClose();
    focusActions(row);
  };
  const closeAsGone = () => {
    onClose();
    focusActions(neighbourOf(listed, row));
  };
  if (task.kind === 'edit') {
    return <EditPermissionsDialog member={task.member} edit={changes.edit} onClose={close} />;
  }
  if (task.kind === 'revoke') {
    const { title, text, confirm } = teamMessages.revoke;
    const { revoke } = changes;
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={close}
        title={title}
        confirmLabel={confirm}
        onConfirm={() => revoke.mutate(task.invitation, { onSuccess: closeAsGone })}
        isPending={revoke.isPending}
      >
        <Stack gap={12}>
          <Text>{text(task.invitation.email)}</Text>
          {revoke.isError && <Failure error={revoke.error} />}
        </Stack>
      </ConfirmDialog>
    );
  }
  const { title, text, undoable, confirm } = teamMessages.remove;
  const { remove } = changes;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={close}
      title={title}
      confirmLabel={confirm}
      onConfirm={() => remove.mutate(task.member, { onSuccess: closeAsGone })}
      isPending={remove.isPending}
    >
      <Stack gap={12}>
        <Text>{text(task.member.name, brand?.name ?? '')}</Text>
        <Text>{undoable}</Text>
        {remove.isError && <Failure error={remove.error} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Failure({ error }: { error: unknown }) {
  return <InlineAlert tone="danger" title={failureMessage(error)} isLive />;
}
