import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';

import { useHref } from '../../../shared/navigation/use-href';
import { PageTitle } from '../../../shared/page/PageTitle';
import { printMessages } from './print.messages';

const messages = printMessages.page;

/** Replaces an item that does not exist or that the person may not see. */
export function PrintNotFound() {
  const href = useHref()({ to: '/marketing/print' });
  return (
    <Page layout="form" bar={<PageBar title={messages.notFoundTitle} />}>
      <PageTitle title={messages.notFoundTitle} />
      <EmptyState
        data-first-content=""
        title={messages.notFoundTitle}
        description={messages.notFound}
        action={<ButtonLink href={href}>{messages.toList}</ButtonLink>}
      />
    </Page>
  );
}
