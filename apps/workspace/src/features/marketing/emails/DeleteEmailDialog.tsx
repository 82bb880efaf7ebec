import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { failureMessage } from '../../../shared/api/show-failure';
import { shortName } from '../../../shared/page/short-name';
import { emailsMessages } from './emails.messages';
import type { EmailChanges } from './use-email-changes';

const messages = emailsMessages.delete;

interface DeleteEmailDialogProps {
  email: EmailCampaign;
  discard: EmailChanges['discard'];
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of an email and lists the data deleted with it. */
export function DeleteEmailDialog({ email, discard, onClose, onDeleted }: DeleteEmailDialogProps) {
  const loss =
    email.status === 'draft'
      ? messages.draft
      : email.status === 'scheduled'
        ? messages.scheduled
        : messages.sent;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      confirmLabel={messages.confirm}
      onConfirm={() => discard.mutate(email, { onSuccess: onDeleted })}
      isPending={discard.isPending}
    >
      <Stack gap={12}>
        <Text>{loss(shortName(email))}</Text>
        <Text>{messages.undoable}</Text>
        {discard.isError && (
          <InlineAlert
            tone="danger"
            isLive
            title={emailsMessages.changes.notDeleted(shortName(email))}
          >
            {failureMessage(discard.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
