import type { ContentId } from '@brandroom/domain/id.schema';
import { contentId } from '@brandroom/domain/id.schema';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Split } from '@brandroom/ui/Split';
import { Stack } from '@brandroom/ui/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';

import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { BackToCalendar } from './BackToCalendar';
import { editMessages } from './edit.messages';
import { EditContentForm } from './EditContentForm';

const messages = editMessages;

/** One item with its workflow and history (spec section 2.18, decisions section 2). */
export function EditContentScreen({ id }: { id: ContentId }) {
  // An address can be typed by hand: what is no id names nothing, whoever is asked.
  if (!v.is(contentId, id))
    return (
      <Page>
        <NotFound />
      </Page>
    );
  return (
    <Page>
      <Load
        label={messages.loading}
        skeleton={<EditSkeleton />}
        notFound={<NotFound />}
        question={id}
      >
        {/* Another item is another form. */}
        <Item key={id} id={id} />
      </Load>
    </Page>
  );
}

function Item({ id }: { id: ContentId }) {
  const api = useApi();
  const { data: item } = useSuspenseQuery(api.content.get.queryOptions({ input: { id } }));
  return <EditContentForm item={item} />;
}

function NotFound() {
  return (
    <>
      <PageTitle title={messages.notFoundTitle} />
      <PageHeader back={<BackToCalendar />} title={messages.notFoundTitle} />
      <EmptyState title={messages.notFound} />
    </>
  );
}

function EditSkeleton() {
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Skeleton width="short" />
        <Skeleton shape="heading" width="medium" />
        <Skeleton shape="small" width="short" />
      </Stack>
      <Split
        asideLabel={editMessages.workflow.title}
        aside={
          <Stack gap={32}>
            <Lines count={2} />
            <Lines count={2} />
            <Lines count={4} />
          </Stack>
        }
      >
        <Stack gap={24}>
          <Skeleton shape="control" width="medium" />
          <Field />
          <Field />
          <Stack gap={8}>
            <Skeleton width="short" />
            {/* As high as the text is by default. */}
            {places(4).map((place) => (
              <Skeleton key={place} shape="row" />
            ))}
          </Stack>
          <Field />
          <Field />
        </Stack>
      </Split>
    </Stack>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

function Field() {
  return (
    <Stack gap={8}>
      <Skeleton width="short" />
      <Skeleton shape="control" />
    </Stack>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Stack gap={12}>
      <Skeleton shape="title" width="medium" />
      {places(count).map((place) => (
        <Skeleton key={place} width="long" />
      ))}
    </Stack>
  );
}
