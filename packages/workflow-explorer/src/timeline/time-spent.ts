import type { StatePath } from '@brandroom/statechart/graph';

import type { Moment } from '../source';
import { activePaths } from '../trial/situations';

/** The states of a moment, and when it begins in milliseconds since 1970. */
interface Stay {
  readonly paths: readonly StatePath[];
  readonly from: number;
}

/** Kept, because the panel asks again at each step through thousands of moments. */
const staysOf = new WeakMap<readonly Moment[], readonly Stay[]>();

/**
 * How long an item has been in a state, all its stays together, in milliseconds.
 *
 * @param moments oldest first
 * @param now the shown moment; later entries do not count
 */
export function timeSpent(moments: readonly Moment[], path: StatePath, now: string): number {
  const stays =
    staysOf.get(moments) ??
    moments.map(({ at, snapshot }) => ({ paths: activePaths(snapshot), from: Date.parse(at) }));
  staysOf.set(moments, stays);
  const end = Date.parse(now);
  return stays.reduce((sum, { paths, from }, index) => {
    const to = Math.min(stays[index + 1]?.from ?? end, end);
    return paths.includes(path) ? sum + Math.max(0, to - from) : sum;
  }, 0);
}
