import type { AnyActorRef, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';

import type { Json } from './graph';
import { toJson } from './read-value';

/** What a machine waits for by itself. */
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
 * @param earlier what was pending before it; leave out the timer whose event was the step's.
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
