import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';

import { useHref } from '../../../shared/navigation/use-href';
import { PageTitle } from '../../../shared/page/PageTitle';
import { emailsMessages } from './emails.messages';

const messages = emailsMessages.page;

/** Replaces an email that does not exist or that the person may not see. */
export function EmailNotFound() {
  const href = useHref()({ to: '/marketing/emails' });
  return (
    <Page layout="form" bar={<PageBar title={messages.notFoundTitle} />}>
      <PageTitle title={messages.notFoundTitle} />
      <EmptyState
        data-first-content=""
        title={messages.notFoundTitle}
        description={messages.notFound}
        action={<ButtonLink href={href}>{messages.toEmails}</ButtonLink>}
      />
    </Page>
  );
}
