import { FailureAlert } from '../../shared/api/FailureAlert';
import { teamMessages } from './team.messages';
import type { TeamChanges } from './use-team-changes';

/** A failed resend of an invitation, with a retry. */
export function FailedChange({ changes: { resend } }: { changes: TeamChanges }) {
  if (!resend.isError) return null;
  return (
    <FailureAlert
      title={teamMessages.actions.notResent(resend.variables.email)}
      error={resend.error}
      onRetry={() => resend.mutate(resend.variables)}
    />
  );
}
