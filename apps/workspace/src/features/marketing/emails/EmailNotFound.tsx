import { useHref } from '../../../shared/navigation/use-href';
import { RecordNotFound } from '../../../shared/record/RecordNotFound';
import { emailsMessages } from './emails.messages';

/** Replaces an email that does not exist or that the person may not see. */
export function EmailNotFound() {
  const list = useHref()({ to: '/marketing/emails' });
  return <RecordNotFound messages={emailsMessages.page} list={list} />;
}
