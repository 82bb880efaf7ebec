import type { MachineGraph, StatePath } from '@brandroom/statechart/graph';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { stateLabel } from '@brandroom/workflow-explorer/chart/names';
import { nearest } from '@brandroom/workflow-explorer/nearest';
import type { Person } from '@brandroom/workflow-explorer/source';

import type { MachineSearch } from './machine-search';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

interface AddressNoticesProps {
  graph: MachineGraph;
  people: readonly Person[];
  viewerId: string | undefined;
  /** The state that the address names and the machine does not have; null where it has it. */
  state: string | null;
  /** The same of the person. */
  person: string | null;
  onChange: (change: Pick<MachineSearch, 'state' | 'as'>) => void;
}

/** Says that the address names a state or a person who is not here, and offers the nearest one or you. */
export function AddressNotices({
  graph,
  people,
  viewerId,
  state,
  person,
  onChange,
}: AddressNoticesProps) {
  const near = state === null ? null : nearestState(graph, state);
  const offered = person === null ? null : personInstead(people, person, viewerId);
  return (
    <>
      {state !== null && (
        <InlineAlert
          tone="warning"
          title={messages.unknownState(state)}
          actions={
            near && (
              <Button size="small" onPress={() => onChange({ state: near.path })}>
                {messages.nearestState(stateLabel(near, graph.id))}
              </Button>
            )
          }
        />
      )}
      {person !== null && (
        <InlineAlert
          tone="warning"
          title={messages.unknownPerson(person)}
          actions={
            <Button size="small" onPress={() => onChange({ as: offered?.id })}>
              {offered ? messages.nearestPerson(offered.name) : messages.withoutPerson}
            </Button>
          }
        />
      )}
    </>
  );
}

function nearestState({ states }: MachineGraph, given: StatePath) {
  const known = states.slice(1);
  const path = nearest(
    given,
    known.map((each) => each.path),
  );
  return known.find((each) => each.path === path) ?? null;
}

/** You, or the nearest of the others. */
function personInstead(people: readonly Person[], given: string, viewerId: string | undefined) {
  const guess = nearest(
    given,
    people.map(({ id }) => id),
  );
  return people.find(({ id }) => id === viewerId) ?? people.find(({ id }) => id === guess) ?? null;
}
