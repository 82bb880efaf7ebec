import type { StatChange } from '@brandroom/ui/StatStrip';

import { statChange } from './stat-change';

/**
 * Returns a change in percent for a figure, as `statChange`, which is all that the dashboard loads. If
 * a lower value is better, the text says whether the change is.
 * @param isMoreBetter whether a higher value is better; null if neither direction is
 */
export function judgedChange(change: number, isMoreBetter: boolean | null): StatChange {
  const stat = statChange(change, isMoreBetter);
  if (isMoreBetter !== false || stat.judgement === 'neutral') return stat;
  return { ...stat, text: `${stat.text} (${stat.judgement === 'good' ? 'better' : 'worse'})` };
}
