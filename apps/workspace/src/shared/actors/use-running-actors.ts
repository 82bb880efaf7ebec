import { useSyncExternalStore } from 'react';

import type { RunningActor } from './running-actors';
import { runningActors } from './running-actors';

/** The running actors of this tab; the component is drawn again with each of their events. */
export function useRunningActors(): readonly RunningActor[] {
  useSyncExternalStore(runningActors.subscribe, runningActors.changes);
  return runningActors.list();
}
