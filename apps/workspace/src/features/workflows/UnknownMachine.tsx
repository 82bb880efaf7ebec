import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { nearest } from '@brandroom/workflow-explorer/nearest';

import { useHref } from '../../shared/navigation/use-href';
import { RecordNotFound } from '../../shared/record/RecordNotFound';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** The page of an address that names no workflow. */
export function UnknownMachine({ slug: given }: { slug: string }) {
  const hrefTo = useHref();
  const guess = nearest(
    given,
    machineCatalog.map(({ slug }) => slug),
  );
  const found = machineCatalog.find(({ slug }) => slug === guess);
  return (
    <RecordNotFound
      messages={{
        notFoundTitle: messages.notFound,
        notFound: messages.notFoundHelp(given),
        toList: messages.toList,
      }}
      list={hrefTo({ to: '/workflows' })}
      nearest={
        found && {
          href: hrefTo({ to: '/workflows/$machine', params: { machine: found.slug } }),
          label: messages.nearest(found.label),
        }
      }
    />
  );
}
