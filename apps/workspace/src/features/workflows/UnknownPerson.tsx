import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { anyone } from '@brandroom/workflow-explorer/explorer/anyone';
import { nearest } from '@brandroom/workflow-explorer/nearest';
import type { Person } from '@brandroom/workflow-explorer/source';

import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

interface UnknownPersonProps {
  /** The id of the person as the address gives it. */
  given: string | undefined;
  people: readonly Person[];
  viewerId: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Says that the address names a person who is not here, and offers you or the nearest one. */
export function UnknownPerson({ given, people, viewerId, onChoose }: UnknownPersonProps) {
  if (given === undefined || given === anyone || people.some(({ id }) => id === given)) return null;
  const guess = nearest(
    given,
    people.map(({ id }) => id),
  );
  const offered =
    people.find(({ id }) => id === viewerId) ?? people.find(({ id }) => id === guess) ?? null;
  return (
    <InlineAlert
      tone="warning"
      title={messages.unknownPerson(given)}
      actions={
        <Button size="small" onPress={() => onChoose(offered?.id)}>
          {offered ? messages.nearestPerson(offered.name) : messages.withoutPerson}
        </Button>
      }
    />
  );
}
