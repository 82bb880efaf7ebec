import { formatDateTime } from '@brandroom/domain/format/date';
import type { Outcome } from '@brandroom/statechart/classify';
import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';
import type { Chart } from '@brandroom/workflow-explorer/chart/chart';
import { fromName, transitionLabel } from '@brandroom/workflow-explorer/chart/names';
import type { TraceEntry } from '@brandroom/workflow-explorer/source';

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

/** The log of a running actor as the explorer shows it, newest first. It has no data of the events. */
export function actorTrace(chart: Chart, events: readonly LoggedEvent[]): readonly TraceEntry[] {
  return events
    .map(({ at, type, value, isTaken, count }, index): TraceEntry => {
      const to = pathIn(value);
      const from = index === 0 ? null : pathIn(events[index - 1]?.value);
      const event = inGraph(type);
      const known = chart.graph.transitions.filter((step) => step.event === event);
      const here =
        from === null
          ? known
          : chart
              .exitsOf(from)
              .flatMap(({ transition }) => (transition.event === event ? [transition] : []));
      const [named] = here.length > 0 ? here : known;
      const label = named ? transitionLabel(named) : fromName(event);
      return {
        id: `${String(at)} ${String(index)}`,
        title: count === 1 ? label : messages.times(label, count),
        time: formatDateTime(new Date(at).toISOString(), timeZone),
        outcome: outcomeOf(isTaken, here),
        event: named?.event ?? null,
        from,
        to,
        details: [],
      };
    })
    .toReversed();
}
