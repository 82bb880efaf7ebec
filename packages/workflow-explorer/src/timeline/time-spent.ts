import type { StatePath } from '@brandroom/statechart/graph';

import type { Moment } from '../source';
import { activePaths } from '../trial/situations';

/**
 * How long an item has been in a state, all its stays together, in milliseconds.
 *
 * @param moments oldest first
 * @param now the shown moment; later entries do not count
 */
export function timeSpent(moments: readonly Moment[], path: StatePath, now: string): number {
  return moments.reduce((sum, { at, snapshot }, index) => {
    const end = Math.min(Date.parse(moments[index + 1]?.at ?? now), Date.parse(now));
    const isThere = activePaths(snapshot).includes(path);
    return isThere ? sum + Math.max(0, end - Date.parse(at)) : sum;
  }, 0);
}
