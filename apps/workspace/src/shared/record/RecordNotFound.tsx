import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';

import { PageTitle } from '../page/PageTitle';

interface RecordNotFoundProps {
  messages: { notFoundTitle: string; notFound: string; toList: string };
  /** The address of the list. */
  list: string;
  /** The page bar's link to it. */
  back?: { readonly href: string; readonly label: string };
}

/** Replaces a record that does not exist or that the person may not see. */
export function RecordNotFound({ messages, list, back }: RecordNotFoundProps) {
  const { notFoundTitle: title, notFound, toList } = messages;
  return (
    <Page layout="form" bar={<PageBar title={title} {...(back && { back })} />}>
      <PageTitle title={title} />
      <EmptyState
        data-first-content=""
        title={title}
        description={notFound}
        action={<ButtonLink href={list}>{toList}</ButtonLink>}
      />
    </Page>
  );
}
