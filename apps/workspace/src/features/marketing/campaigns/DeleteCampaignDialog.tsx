import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';

import { shortName } from '../../../shared/page/short-name';
import { DeleteRecordDialog } from '../../../shared/record/DeleteRecordDialog';
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
export function DeleteCampaignDialog({ campaign, ...dialog }: DeleteCampaignDialogProps) {
  return (
    <DeleteRecordDialog
      {...dialog}
      item={campaign}
      messages={messages}
      text={messages.text(shortName(campaign), campaign.contentCount)}
      notDeleted={campaignsMessages.changes.notDeleted(shortName(campaign))}
    />
  );
}
