import type { AnyActorRef } from 'xstate';

import type { Shared } from './shared-actors';

/**
 * Says that a screen shows a shared actor; the answer says that it no longer does. An actor that no
 * screen holds ends as soon as nothing is pending.
 */
export function holdActor<Actor extends AnyActorRef>(
  shared: Shared,
  isPending: (snapshot: ReturnType<Actor['getSnapshot']>) => boolean,
): () => void {
  // After what happens now: the next screen may hold it, and a step must end before its actor.
  const endSoon = () =>
    setTimeout(() => {
      const { actor, screens } = shared;
      if (!actor || screens > 0 || isPending(actor.getSnapshot())) return;
      shared.snapshot = actor.getPersistedSnapshot();
      delete shared.actor;
      actor.stop();
    });
  shared.screens += 1;
  return () => {
    shared.screens -= 1;
    shared.actor?.subscribe(endSoon);
    endSoon();
  };
}
