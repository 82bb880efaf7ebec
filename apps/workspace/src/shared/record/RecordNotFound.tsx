import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';

import { PageTitle } from '../page/PageTitle';

interface RecordNotFoundProps {
  messages: { notFoundTitle: string; notFound: string; toList: string };
  /** The address of the list. */
  list: string;
  /** The page bar's link to it. */
  back?: { readonly href: string; readonly label: string };
  /** The link to the record that was probably meant. */
  nearest?: { readonly href: string; readonly label: string } | undefined;
}

/** Replaces a record that does not exist or that the person may not see. */
export function RecordNotFound({ messages, list, back, nearest }: RecordNotFoundProps) {
  const { notFoundTitle: title, notFound, toList } = messages;
  return (
    <Page layout="form" bar={<PageBar title={title} {...(back && { back })} />}>
      <PageTitle title={title} />
      <EmptyState
        data-first-content=""
        title={title}
        description={notFound}
        action={
          <Inline gap={8}>
            {nearest && (
              <ButtonLink variant="primary" href={nearest.href}>
                {nearest.label}
              </ButtonLink>
            )}
            <ButtonLink href={list}>{toList}</ButtonLink>
          </Inline>
        }
      />
    </Page>
  );
}
