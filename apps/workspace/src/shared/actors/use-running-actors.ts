import { useSyncExternalStore } from 'react';

import type { RunningActor } from './running-actors';
import { runningActors } from './running-actors';

/** Returns the running actors of this tab; the component renders again at each of their events. */
export function useRunningActors(): readonly RunningActor[] {
  useSyncExternalStore(runningActors.subscribe, runningActors.changes);
  return runningActors.list();
}
