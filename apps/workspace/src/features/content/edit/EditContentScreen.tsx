import type { ContentId } from '@brandroom/domain/id.schema';
import { contentId } from '@brandroom/domain/id.schema';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';

import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { calendarHref } from '../item/calendar-place';
import { editMessages } from './edit.messages';
import { EditContentForm } from './EditContentForm';

const messages = editMessages;

/** One item with its workflow and history (spec section 2.18, decisions section 2). */
export function EditContentScreen({ id }: { id: ContentId }) {
  // An address can be typed by hand: what is no id names nothing, whoever is asked.
  if (!v.is(contentId, id)) return <NotFound />;
  return (
    <Load
      label={messages.loading}
      skeleton={
        <Page layout="form">
          <PageSkeleton layout="form" />
        </Page>
      }
      notFound={<NotFound />}
      question={id}
      frame={(content) => <Page layout="form">{content}</Page>}
    >
      {/* Another item is another form. */}
      <Item key={id} id={id} />
    </Load>
  );
}

function Item({ id }: { id: ContentId }) {
  const api = useApi();
  const { data: item } = useSuspenseQuery(api.content.get.queryOptions({ input: { id } }));
  return <EditContentForm item={item} />;
}

function NotFound() {
  return (
    <Page
      layout="form"
      bar={
        <PageBar
          back={{ href: calendarHref(), label: editMessages.back }}
          title={messages.notFoundTitle}
        />
      }
    >
      <PageTitle title={messages.notFoundTitle} />
      <EmptyState title={messages.notFound} data-first-content="" />
    </Page>
  );
}
