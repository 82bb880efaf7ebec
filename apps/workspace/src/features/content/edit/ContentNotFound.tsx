import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';

import { PageTitle } from '../../../shared/page/PageTitle';
import { editMessages as messages } from './edit.messages';
import { useBackToCalendar } from './use-back-to-calendar';

/** Replaces an item that does not exist or that the person may not see. */
export function ContentNotFound() {
  const back = useBackToCalendar();
  return (
    <Page layout="form" bar={<PageBar back={back} title={messages.notFoundTitle} />}>
      <PageTitle title={messages.notFoundTitle} />
      <EmptyState
        title={messages.notFound}
        action={<ButtonLink href={back.href}>{messages.toCalendar}</ButtonLink>}
        data-first-content=""
      />
    </Page>
  );
}
