import type { GraphTransition } from '@brandroom/statechart/graph';
import { transitionId } from '@brandroom/statechart/read-machine';
import { activeNodes } from '@brandroom/statechart/xstate-internals';
import type { AnyMachineSnapshot } from 'xstate';

import type { Chart } from '../chart/chart';
import { fromName } from '../chart/names';
import type { SampleAnswer, Samples } from '../source';
import { clockMove } from '../trial/clock-move';
import type { Payload } from './payloads';

/** The event that the machine itself knows a step by; null where the step is not active. */
function typeOf(snapshot: AnyMachineSnapshot, id: string): string | null {
  const found = activeNodes(snapshot)
    .flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
    .find((each) => transitionId(each) === id);
  return found?.eventType ?? null;
}

const bare: readonly SampleAnswer[] = [{ name: '', with: undefined }];

/** The events by which a step happens: its own one, or one for each sample of an actor’s outcome. */
export function automaticPayloads(
  chart: Chart,
  samples: Samples,
  snapshot: AnyMachineSnapshot,
  { id, kind, event, source }: GraphTransition,
): readonly Payload[] {
  const type = typeOf(snapshot, id);
  if (type === null) return [];
  if (kind !== 'actor-done' && kind !== 'actor-error') {
    const due = clockMove({ snapshot }, samples, samples.now)?.send;
    return [{ name: fromName(event), event: due?.type === type ? due : { type } }];
  }
  const key = event.replace(/ (?:done|failed)$/u, '');
  const logic = chart.find(source)?.actors.find((each) => each.key === key)?.logic ?? '';
  const { succeeds = bare, fails = bare } = samples.answers?.[logic] ?? {};
  const actorId = type.replace(/^xstate\.(?:done|error)\.actor\./u, '');
  return kind === 'actor-done'
    ? succeeds.map((each) => ({ name: each.name, event: { type, actorId, output: each.with } }))
    : fails.map((each) => ({ name: each.name, event: { type, actorId, error: each.with } }));
}
