import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Link } from '@brandroom/ui/Link';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import type { ExplorerSource } from '@brandroom/workflow-explorer/source';
import { innermost } from '@brandroom/workflow-explorer/trial/situations';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

import type { RunningActor } from '../../shared/actors/running-actors';
import { useRunningActors } from '../../shared/actors/use-running-actors';
import { useHref } from '../../shared/navigation/use-href';
import { useNowOf } from '../../shared/time/use-now-of';
import { actorRecord } from './actor-trace';
import type { LoadedMachine } from './machine-loads';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

interface ActorExplorerProps {
  slug: string;
  machine: LoadedMachine;
  /** The id of the actor as the address gives it. */
  given: string;
  /** Shows the explorer, whose code is on the page already. */
  children: (
    source: ExplorerSource,
    moment: { readonly now: string; readonly startState?: string },
  ) => ReactNode;
}

/** A workflow with a running actor: its state as it is now, and the log of its events. */
export function ActorExplorer({ slug, machine, given, children }: ActorExplorerProps) {
  const hrefTo = useHref();
  const running = useRunningActors().find(
    ({ id, machine: of }) => String(id) === given && of === slug,
  );
  // Its last step stays in sight after it ended.
  const [seen, setSeen] = useState<RunningActor | null>(null);
  if (running && running !== seen) setSeen(running);
  const actor = running ?? seen;
  const chart = useMemo(() => chartOf(machine.graph, machine.name), [machine]);
  const hasEnded = running === undefined;
  const snapshot = actor ? (actor.ref.getSnapshot() as AnyMachineSnapshot) : null;
  const events = actor?.events();
  const source: ExplorerSource = useMemo(
    () =>
      actor && snapshot && events
        ? {
            kind: 'actor',
            name: actor.title(),
            snapshot,
            hasEnded,
            ...actorRecord(chart, machine, events),
          }
        : { kind: 'none' },
    [actor, snapshot, events, hasEnded, chart, machine],
  );
  // Read at each event and at the end: an ended process stays nowhere any longer.
  const now = useNowOf(source);
  const [here] = snapshot ? innermost(snapshot) : [];
  return (
    <>
      {hasEnded && (
        <InlineAlert
          isLive
          title={actor ? messages.actorEnded(actor.name) : messages.actorNotFound}
          actions={
            <Link variant="standalone" href={hrefTo({ to: '/workflows' })}>
              {messages.toRunning}
            </Link>
          }
        >
          {actor ? messages.actorEndedHelp : messages.actorNotFoundHelp}
        </InlineAlert>
      )}
      {children(source, { now, ...(here === undefined ? {} : { startState: here }) })}
    </>
  );
}
