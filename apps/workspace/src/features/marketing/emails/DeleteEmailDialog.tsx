import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';

import { shortName } from '../../../shared/page/short-name';
import { DeleteRecordDialog } from '../../../shared/record/DeleteRecordDialog';
import { emailsMessages } from './emails.messages';
import type { EmailChanges } from './use-email-changes';

const messages = emailsMessages.delete;

interface DeleteEmailDialogProps {
  email: EmailCampaign;
  discard: EmailChanges['discard'];
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of an email and lists everything deleted with it. */
export function DeleteEmailDialog({ email, ...dialog }: DeleteEmailDialogProps) {
  const loss =
    email.status === 'draft'
      ? messages.draft
      : email.status === 'scheduled'
        ? messages.scheduled
        : messages.sent;
  return (
    <DeleteRecordDialog
      {...dialog}
      item={email}
      messages={messages}
      text={loss(shortName(email))}
      notDeleted={emailsMessages.changes.notDeleted(shortName(email))}
    />
  );
}
