import type { EmailChanges } from './use-email-changes';
import { DeleteEmailDialog } from './DeleteEmailDialog';
import { ScheduleEmailDialog } from './ScheduleEmailDialog';
import { SendEmailDialog } from './SendEmailDialog';
import type { EmailTask } from './use-email-actions';

interface EmailDialogsProps {
  task: EmailTask;
  changes: EmailChanges;
  /** Called when the dialog closed without deleting the email. */
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialog of an action. */
export function EmailDialogs({ task, changes, onClose, onDeleted }: EmailDialogsProps) {
  const { email } = task;
  switch (task.kind) {
    case 'send':
      return <SendEmailDialog email={email} onClose={onClose} />;
    case 'schedule':
      return <ScheduleEmailDialog email={email} schedule={changes.schedule} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteEmailDialog
          email={email}
          discard={changes.discard}
          onClose={onClose}
          onDeleted={onDeleted}
        />
      );
    default:
      return task.kind satisfies never;
  }
}
