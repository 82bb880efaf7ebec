import type { Color } from '@brandroom/domain/brand/color.schema';

import type { PassingColor } from './nearest-passing';
import { nearestPassing } from './nearest-passing';
import type { PairRow } from './pair-rows';

/** A color of a pair with its passing tint or shade. */
export interface Adjusted {
  readonly base: Color;
  readonly passing: PassingColor;
}

/** Returns the next level for a pair to reach: AA first, then AAA. */
export function nextRatio({ ratio }: Pick<PairRow, 'ratio'>): 4.5 | 7 | null {
  if (ratio >= 7) return null;
  return ratio >= 4.5 ? 7 : 4.5;
}

/**
 * Returns the changes of one color that bring a pair to its next level, the smaller change first.
 */
export function passingColors(row: Pick<PairRow, 'one' | 'other' | 'ratio'>): Adjusted[] {
  const ratio = nextRatio(row);
  if (ratio === null) return [];
  const { one, other } = row;
  return [
    { base: one, passing: nearestPassing(one.hex, other.hex, ratio) },
    { base: other, passing: nearestPassing(other.hex, one.hex, ratio) },
  ]
    .flatMap(({ base, passing }) => (passing ? [{ base, passing }] : []))
    .toSorted((first, second) => first.passing.difference - second.passing.difference);
}
