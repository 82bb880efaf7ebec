import { FailureAlert } from '../../../shared/api/FailureAlert';
import { shortName } from '../../../shared/page/short-name';
import { campaignsMessages } from './campaigns.messages';
import type { CampaignChanges } from './use-campaign-changes';

const messages = campaignsMessages.changes;

/** A failed copy or change of status, with a retry. */
export function FailedChange({ changes }: { changes: CampaignChanges }) {
  const { duplicate, move, reschedule } = changes;
  if (duplicate.isError) {
    return (
      <FailureAlert
        title={messages.notDuplicated(shortName(duplicate.variables))}
        error={duplicate.error}
        onRetry={() => duplicate.mutate(duplicate.variables)}
      />
    );
  }
  if (reschedule.isError) {
    return (
      <FailureAlert
        title={messages.notMoved(shortName(reschedule.variables.campaign))}
        error={reschedule.error}
        onRetry={() => reschedule.mutate(reschedule.variables)}
      />
    );
  }
  if (!move.isError) return null;
  return (
    <FailureAlert
      title={messages.notChanged(shortName(move.variables.campaign))}
      error={move.error}
      onRetry={() => move.mutate(move.variables)}
    />
  );
}
