import { EmptyState } from '@brandroom/ui/EmptyState';
import { PageHeader } from '@brandroom/ui/PageHeader';

import { PageTitle } from '../../../shared/page/PageTitle';
import { BackToCalendar } from './BackToCalendar';
import { editMessages as messages } from './edit.messages';

/** Instead of an item that is not there, or that the person may not see. */
export function ContentNotFound() {
  return (
    <>
      <PageTitle title={messages.notFoundTitle} />
      <PageHeader back={<BackToCalendar />} title={messages.notFoundTitle} />
      <EmptyState title={messages.notFound} />
    </>
  );
}
