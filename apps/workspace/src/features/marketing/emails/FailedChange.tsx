import { MutationFailure } from '../../../shared/api/MutationFailure';
import { shortName } from '../../../shared/page/short-name';
import { emailsMessages } from './emails.messages';
import type { EmailChanges } from './use-email-changes';

const messages = emailsMessages.changes;

/** The failed changes without a dialog, each with a retry. */
export function FailedChange({ changes }: { changes: EmailChanges }) {
  const notChanged = (email: Parameters<typeof shortName>[0]) =>
    messages.notChanged(shortName(email));
  return (
    <>
      <MutationFailure
        mutation={changes.duplicate}
        title={(email) => messages.notDuplicated(shortName(email))}
      />
      <MutationFailure mutation={changes.unschedule} title={notChanged} />
      <MutationFailure mutation={changes.archive} title={notChanged} />
    </>
  );
}
