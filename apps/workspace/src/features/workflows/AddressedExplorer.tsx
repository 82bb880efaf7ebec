import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { nearest } from '@brandroom/workflow-explorer/nearest';
import type { ExplorerSource, Person } from '@brandroom/workflow-explorer/source';
import type { WorkflowExplorerProps } from '@brandroom/workflow-explorer/WorkflowExplorer';
import { WorkflowExplorer } from '@brandroom/workflow-explorer/WorkflowExplorer';

import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { ExplorerShortcuts } from './ExplorerShortcuts';
import type { LoadedMachine } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

interface AddressedExplorerProps extends Pick<
  WorkflowExplorerProps,
  'now' | 'helpFor' | 'tools' | 'viewerId'
> {
  machine: LoadedMachine;
  search: MachineSearch;
  people: readonly Person[];
  source: ExplorerSource;
  /** The state that is selected where the address names none. */
  startState?: string;
}

/** The explorer at a place of the address. */
export function AddressedExplorer({
  machine: { name, graph, machine, samples, words, versions, covered },
  search,
  people,
  source,
  startState,
  ...rest
}: AddressedExplorerProps) {
  const update = useSearchUpdate<MachineSearch>();
  const paths = graph.states.slice(1).map(({ path }) => path);
  const first = startState ?? paths[0] ?? null;
  const isKnown = search.state === undefined || paths.includes(search.state);
  const guess = isKnown ? null : nearest(search.state ?? '', paths);
  const view = search.view ?? 'outline';
  return (
    <>
      {!isKnown && (
        <InlineAlert
          tone="warning"
          title={messages.unknownState(search.state ?? '')}
          actions={
            guess !== null && (
              <Button size="small" onPress={() => update({ state: guess }, { replace: true })}>
                {messages.nearestState(guess)}
              </Button>
            )
          }
        />
      )}
      <WorkflowExplorer
        {...rest}
        name={name}
        graph={graph}
        machine={machine}
        source={source}
        people={people}
        samples={samples}
        messages={words}
        versions={versions}
        covered={covered}
        shortcuts={ExplorerShortcuts}
        place={{
          view,
          state: isKnown ? (search.state ?? first) : null,
          event: search.event ?? null,
          as: search.as ?? null,
          at: search.at ?? null,
          compare: search.compare ?? null,
        }}
        onPlaceChange={(place) =>
          update(
            {
              view: place.view,
              state: place.state ?? undefined,
              event: place.event ?? undefined,
              as: place.as ?? undefined,
              at: place.at ?? undefined,
              compare: place.compare ?? undefined,
            },
            // The way back leads to the view before, not through every state that was passed.
            { replace: place.view === view },
          )
        }
      />
    </>
  );
}
