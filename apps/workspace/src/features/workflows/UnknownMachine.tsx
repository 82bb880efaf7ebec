import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { nearest } from '@brandroom/workflow-explorer/nearest';

import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** The page of an address that names no workflow. */
export function UnknownMachine({ slug }: { slug: string }) {
  const hrefTo = useHref();
  const guess = nearest(
    slug,
    machineCatalog.map((each) => each.slug),
  );
  const found = machineCatalog.find((each) => each.slug === guess);
  return (
    <Page layout="form" bar={<PageBar title={messages.notFound} />}>
      <PageTitle title={messages.notFound} />
      <EmptyState
        data-first-content=""
        title={messages.notFoundHelp(slug)}
        action={
          <Inline gap={8}>
            {found && (
              <ButtonLink
                variant="primary"
                href={hrefTo({ to: '/workflows/$machine', params: { machine: found.slug } })}
              >
                {messages.nearest(found.label)}
              </ButtonLink>
            )}
            <ButtonLink href={hrefTo({ to: '/workflows' })}>{messages.toList}</ButtonLink>
          </Inline>
        }
      />
    </Page>
  );
}
