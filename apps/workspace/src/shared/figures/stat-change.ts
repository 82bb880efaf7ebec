import { formatChange } from '@brandroom/domain/format/number';
import type { StatChange } from '@brandroom/ui/StatStrip';

/**
 * Returns a change in percent for a figure.
 * @param isMoreBetter whether a higher value is better; null if neither direction is
 */
export function statChange(change: number, isMoreBetter: boolean | null): StatChange {
  const percent = Math.round(change);
  const isJudged = isMoreBetter !== null && percent !== 0;
  return {
    direction: percent === 0 ? 'same' : percent > 0 ? 'up' : 'down',
    judgement: isJudged ? (percent > 0 === isMoreBetter ? 'good' : 'bad') : 'neutral',
    text: formatChange(percent),
  };
}
