import { MutationFailure } from '../../../shared/api/MutationFailure';
import { shortName } from '../../../shared/page/short-name';
import { campaignsMessages } from './campaigns.messages';
import type { CampaignChanges } from './use-campaign-changes';

const messages = campaignsMessages.changes;

/** The failed changes without a dialog, each with a retry. */
export function FailedChange({ changes }: { changes: CampaignChanges }) {
  return (
    <>
      <MutationFailure
        mutation={changes.duplicate}
        title={(campaign) => messages.notDuplicated(shortName(campaign))}
      />
      <MutationFailure
        mutation={changes.reschedule}
        title={({ campaign }) => messages.notMoved(shortName(campaign))}
      />
      <MutationFailure
        mutation={changes.move}
        title={({ campaign }) => messages.notChanged(shortName(campaign))}
      />
    </>
  );
}
