import { formatDateTime } from '@brandroom/domain/format/date';
import { formatDuration } from '@brandroom/domain/format/duration';
import { instantOf } from '@brandroom/domain/time/instant';
import type { MachineParts } from '@brandroom/machines/statechart/machine-parts';
import type { Outcome } from '@brandroom/statechart/classify';
import { candidates } from '@brandroom/statechart/classify';
import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';
import { transitionId } from '@brandroom/statechart/read-machine';
import { refusals } from '@brandroom/statechart/refusals';
import type { Chart } from '@brandroom/workflow-explorer/chart/chart';
import { fromName, transitionLabel } from '@brandroom/workflow-explorer/chart/names';
import { eventDetails } from '@brandroom/workflow-explorer/explorer/step-details';
import type { Moment, TraceEntry } from '@brandroom/workflow-explorer/source';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';

import type { LoggedEvent } from '../../shared/actors/running-actors';
import { timeZone } from '../../shared/time/time-zone';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** The path of a state's value; null for parallel states, which have several. */
function pathIn(value: unknown): StatePath | null {
  if (typeof value === 'string') return value;
  const [entry, ...others] = Object.entries(value ?? {});
  if (!entry || others.length > 0) return null;
  const inner = pathIn(entry[1]);
  return inner === null ? null : `${entry[0]}.${inner}`;
}

/** An event's type as the graph writes it: “uploadFile done”. */
function inGraph(type: string): string {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/u.exec(type) ?? [];
  if (id === undefined) return type;
  return `${id} ${kind === 'done' ? 'done' : 'failed'}`;
}

function outcomeOf(isTaken: boolean, steps: readonly GraphTransition[]): Outcome {
  if (steps.length > 0 && steps.every(({ isForbidden }) => isForbidden)) return 'forbidden';
  if (isTaken) return 'taken';
  return steps.length > 0 ? 'refused' : 'not handled';
}

/** A machine with the words of its rules. */
type Logic = Pick<MachineParts, 'machine' | 'words'>;

function stateAfter({ machine }: Logic, { value, context }: LoggedEvent): AnyMachineSnapshot {
  return machine.resolveState({ value: value as StateValue, context });
}

/** The steps that an event took, or those whose rules refused it. */
function askedBy(logic: Logic, line: LoggedEvent): readonly AnyTransitionDefinition[] {
  if (line.isTaken) return line.steps();
  // A refused event changes nothing, so the line also has the state before it.
  return line.value === undefined ? [] : candidates(stateAfter(logic, line), line.type);
}

/** On expanding: why it was refused, or its steps with their rules and the data that it changed. */
function detailsOf(
  chart: Chart,
  logic: Logic,
  line: LoggedEvent,
  before: LoggedEvent | undefined,
  taken: readonly string[],
): readonly string[] {
  if (!line.isTaken) {
    if (line.value === undefined) return [];
    const event = line.event as AnyEventObject;
    return refusals(stateAfter(logic, line), event, logic.words as never).map(
      ({ reason }) => reason,
    );
  }
  if (!before) return [];
  return eventDetails(chart, taken, before.context, line.context);
}

/** The log of a running actor as the explorer shows it, newest first. Of the data it has what changed. */
export function actorTrace(
  chart: Chart,
  logic: Logic,
  events: readonly LoggedEvent[],
): readonly TraceEntry[] {
  return events
    .map((line, index): TraceEntry => {
      const { at, type, value, isTaken, count } = line;
      const to = pathIn(value);
      const from = index === 0 ? null : pathIn(events[index - 1]?.value);
      const event = inGraph(type);
      const { transitions } = chart.graph;
      const ids = askedBy(logic, line).map((step) => transitionId(step));
      const here = ids.flatMap((id) => transitions.find((step) => step.id === id) ?? []);
      const named = here[0] ?? transitions.find((step) => step.event === event);
      const label = named ? transitionLabel(named) : fromName(event);
      const outcome = outcomeOf(isTaken, here);
      const taken = outcome === 'taken' ? ids : [];
      return {
        id: String(line.serial),
        title: count === 1 ? label : messages.times(label, count),
        time: formatDateTime(instantOf(at), timeZone),
        outcome,
        event: named?.event ?? null,
        from,
        to,
        taken,
        details: detailsOf(chart, logic, line, events[index - 1], taken),
      };
    })
    .toReversed();
}

/** A shorter time between two events is not said. */
const shortestIdle = 60_000;

/** An actor after each of its events, oldest first, for the timeline; nothing of logic that has no states. */
export function actorMoments(
  logic: Logic,
  events: readonly LoggedEvent[],
  trace: readonly TraceEntry[],
): readonly Moment[] {
  return events.flatMap((line, index): readonly Moment[] => {
    const id = String(line.serial);
    const title = trace.find((entry) => entry.id === id)?.title;
    if (line.value === undefined || title === undefined) return [];
    const at = instantOf(line.at);
    const idle = line.at - (events[index - 1]?.at ?? line.at);
    return [
      {
        id,
        at,
        time: formatDateTime(at, timeZone),
        title,
        kind: line.type.startsWith('xstate.after.') ? 'clock' : 'person',
        snapshot: stateAfter(logic, line),
        idle: idle < shortestIdle ? null : formatDuration(idle),
        difference: null,
      },
    ];
  });
}

/** The log and the timeline of an actor's events. */
export function actorRecord(chart: Chart, logic: Logic, events: readonly LoggedEvent[]) {
  const trace = actorTrace(chart, logic, events);
  return { trace, moments: actorMoments(logic, events, trace) };
}
