import type { StatePath } from '@brandroom/statechart/graph';

import type { Moment } from '../source';
import { activePaths } from '../trial/situations';

/**
 * How long an item has been in a state, all its stays together, in milliseconds.
 *
 * @param moments oldest first
 * @param now the end of the last moment
 */
export function timeSpent(moments: readonly Moment[], path: StatePath, now: string): number {
  return moments.reduce((sum, { at, snapshot }, index) => {
    const end = moments[index + 1]?.at ?? now;
    const isThere = activePaths(snapshot).includes(path);
    return isThere ? sum + Math.max(0, Date.parse(end) - Date.parse(at)) : sum;
  }, 0);
}
