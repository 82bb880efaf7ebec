import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';

import { useHref } from '../../shared/navigation/use-href';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** Instead of an item that does not exist, or that the person has no access to. */
export function ItemNotFound({ slug }: { slug: string }) {
  const href = useHref()({ to: '/workflows/$machine', params: { machine: slug } });
  return (
    <EmptyState
      data-first-content=""
      title={messages.itemNotFound}
      description={messages.itemNotFoundHelp}
      action={<ButtonLink href={href}>{messages.withoutItem}</ButtonLink>}
    />
  );
}
