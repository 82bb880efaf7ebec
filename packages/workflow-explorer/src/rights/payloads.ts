import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import { fromName } from '../chart/names';
import type { OwnPayloads, Person, Sample, Samples } from '../source';

/** A payload of an event as a person would send it. */
export interface Payload extends Sample {
  /** Whether it replaces unknown data. */
  readonly isSample?: boolean;
}

/** The situation that payloads are for. */
interface Asked {
  readonly snapshot: AnyMachineSnapshot;
  readonly at: string;
  /** Those of the item itself; null without one. */
  readonly own: OwnPayloads | null;
}

/** The same for the same fields in another order. */
const inOrder = (event: AnyEventObject) =>
  JSON.stringify(Object.entries(event).toSorted(([a], [b]) => a.localeCompare(b)));

/**
 * The payloads of an event that differ for a person: those of the item, else those of the process’s own data, else
 * the samples; a bare event where there are none.
 */
export function payloadsOf(
  type: string,
  { events, from }: Samples,
  person: Person,
  { snapshot, at, own }: Asked,
): readonly Payload[] {
  const isOf = ({ event }: Sample) => event.type === type;
  const samples = events(at).filter(isOf);
  const sources: readonly (readonly Sample[])[] = [
    own?.(type, at, snapshot) ?? [],
    from?.(snapshot.context).filter(isOf) ?? [],
    samples,
    [{ name: fromName(type), event: { type } }],
  ];
  const source = sources.find(({ length }) => length > 0) ?? [];
  const bare = inOrder(person.complete({ type }, at));
  const distinct = new Map<string, Payload>();
  for (const sample of source) {
    const event = person.complete(sample.event, at);
    const key = inOrder(event);
    distinct.set(key, { ...sample, event, isSample: source === samples && key !== bare });
  }
  return [...distinct.values()];
}
