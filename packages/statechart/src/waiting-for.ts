import type { AnyActorRef, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';

import type { Json } from './graph';
import { toJson } from './read-value';
import { activeNodes } from './xstate-internals';

/** A timer or actor that will change the machine without an event from outside. */
export type Waiting =
  | { readonly kind: 'timer'; readonly id: string; readonly ms: number; readonly event: Json }
  | { readonly kind: 'actor'; readonly id: string; readonly logic: string | null };

interface RaiseParams {
  readonly id?: string;
  readonly delay?: number;
  readonly event: { readonly type: string };
}

/**
 * Lists the timers and actors that are pending after a step of the pure `transition()`.
 *
 * @param actions those that the step returned.
 * @param earlier the entries pending before it; leave out the timer whose event was the step's.
 */
export function waitingFor(
  snapshot: AnyMachineSnapshot,
  actions: readonly ExecutableActionObject[],
  earlier: readonly Waiting[] = [],
): readonly Waiting[] {
  const timers = new Map(
    earlier.flatMap((each) => (each.kind === 'timer' ? [[each.id, each] as const] : [])),
  );
  for (const { type, params } of actions) {
    if (type === 'xstate.raise') {
      const { id, delay, event } = params as RaiseParams;
      const key = id ?? event.type;
      // Without a delay it was taken in the same step.
      if (delay !== undefined)
        timers.set(key, { kind: 'timer', id: key, ms: delay, event: toJson(event) });
    }
    if (type === 'xstate.cancel') timers.delete((params as { sendId: string }).sendId);
  }
  if (snapshot.status !== 'active') return [];
  const actors = Object.entries(
    snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>,
  );
  return [
    ...timers.values(),
    ...actors.flatMap(([id, actor]): readonly Waiting[] => {
      const isActive = (actor?.getSnapshot() as { status?: unknown })?.status === 'active';
      const logic = typeof actor?.src === 'string' ? actor.src : null;
      return isActive ? [{ kind: 'actor', id, logic }] : [];
    }),
  ];
}

/** The milliseconds of a timer; null where its delay has no value. */
function msOf({ machine, context }: AnyMachineSnapshot, delay: unknown): number | null {
  if (typeof delay === 'number') return delay;
  const named: unknown = machine.implementations.delays[String(delay)];
  if (typeof named !== 'function') return typeof named === 'number' ? named : null;
  try {
    return Number(named({ context, event: { type: '' } }));
  } catch {
    return null;
  }
}

/**
 * Lists the pending work of a snapshot whose last step is unknown: each timer with its whole time. A snapshot that
 * was read from a record holds no actors, so those of its states count.
 */
export function waitingIn(snapshot: AnyMachineSnapshot): readonly Waiting[] {
  if (snapshot.status !== 'active') return [];
  const nodes = activeNodes(snapshot);
  const timers = nodes.flatMap((node) =>
    node.after.flatMap(({ delay, eventType }): readonly Waiting[] => {
      const ms = msOf(snapshot, delay);
      const timer = { kind: 'timer', id: eventType, event: { type: eventType } } as const;
      return ms === null ? [] : [{ ...timer, ms }];
    }),
  );
  const unique = new Map(timers.map((timer) => [timer.id, timer]));
  const invoked = nodes.flatMap((node) =>
    (node.invoke as readonly { readonly id: string; readonly src: string }[])
      .filter(({ id }) => !(id in snapshot.children))
      .map(({ id, src }): Waiting => {
        const logic = src.startsWith('xstate.invoke.') ? null : src;
        return { kind: 'actor', id, logic };
      }),
  );
  return [...unique.values(), ...waitingFor(snapshot, []), ...invoked];
}
