import type { AnyActorRef } from 'xstate';

import type { Shared } from './shared-actors';

/**
 * Holds a shared actor for a screen and returns the function that releases it. An actor that no
 * screen holds ends as soon as nothing is pending.
 */
export function holdActor<Actor extends AnyActorRef>(
  shared: Shared,
  isPending: (snapshot: ReturnType<Actor['getSnapshot']>) => boolean,
): () => void {
  shared.screens += 1;
  return () => {
    shared.screens -= 1;
    // After the current step: the next screen may hold the actor, and a step must end before its actor.
    const endSoon = () =>
      setTimeout(() => {
        const { actor, screens } = shared;
        if (screens > 0) following?.unsubscribe();
        if (!actor || screens > 0 || isPending(actor.getSnapshot())) return;
        shared.snapshot = actor.getPersistedSnapshot();
        delete shared.actor;
        actor.stop();
      });
    const following = shared.actor?.subscribe(endSoon);
    endSoon();
  };
}
