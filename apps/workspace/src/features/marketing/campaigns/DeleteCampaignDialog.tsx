import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { failureMessage } from '../../../shared/api/show-failure';
import { shortName } from '../../../shared/page/short-name';
import { campaignsMessages } from './campaigns.messages';
import type { CampaignChanges } from './use-campaign-changes';

const messages = campaignsMessages.delete;

interface DeleteCampaignDialogProps {
  campaign: CampaignView;
  discard: CampaignChanges['discard'];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a campaign is deleted, and explains what happens to its content. */
export function DeleteCampaignDialog({
  campaign,
  discard,
  onClose,
  onDeleted,
}: DeleteCampaignDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      confirmLabel={messages.confirm}
      onConfirm={() => discard.mutate(campaign, { onSuccess: onDeleted })}
      isPending={discard.isPending}
    >
      <Stack gap={12}>
        <Text>{messages.text(shortName(campaign), campaign.contentCount)}</Text>
        <Text>{messages.undoable}</Text>
        {discard.isError && (
          <InlineAlert
            tone="danger"
            isLive
            title={campaignsMessages.changes.notDeleted(shortName(campaign))}
          >
            {failureMessage(discard.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
