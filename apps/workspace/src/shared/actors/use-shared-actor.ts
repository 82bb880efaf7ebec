import { useEffect } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from 'xstate';

import { useServices } from '../api/api';
import { holdActor } from './hold-actor';

const isBusy = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy');

/**
 * A machine that outlives the screen; `useProcess` is for those that end with it. It ends once no
 * screen shows it and nothing is pending: by default, once it is no longer tagged busy.
 */
export function useSharedActor<Actor extends AnyActorRef>(
  key: string,
  start: (options: { readonly snapshot?: Snapshot<unknown> }) => Actor,
  isPending: (snapshot: ReturnType<Actor['getSnapshot']>) => boolean = isBusy,
): Actor {
  const { actors } = useServices();
  const actor = actors.get(key, start);
  useEffect(() => holdActor<Actor>(actors.of(key), isPending), [actors, key, isPending]);
  return actor;
}
