import { FailureAlert } from '../../../shared/api/FailureAlert';
import { shortName } from '../../../shared/page/short-name';
import { emailsMessages } from './emails.messages';
import type { EmailChanges } from './use-email-changes';

const messages = emailsMessages.changes;

/** A failed change without a dialog, with a retry. */
export function FailedChange({ changes }: { changes: EmailChanges }) {
  const { duplicate, unschedule, archive } = changes;
  if (duplicate.isError) {
    return (
      <FailureAlert
        title={messages.notDuplicated(shortName(duplicate.variables))}
        error={duplicate.error}
        onRetry={() => duplicate.mutate(duplicate.variables)}
      />
    );
  }
  const failed = [unschedule, archive].find(({ isError }) => isError);
  if (!failed?.variables) return null;
  const email = failed.variables;
  return (
    <FailureAlert
      title={messages.notChanged(shortName(email))}
      error={failed.error}
      onRetry={() => failed.mutate(email)}
    />
  );
}
