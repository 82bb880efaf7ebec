import { formatChange } from '@brandroom/domain/format/number';
import type { StatProps } from '@brandroom/ui/Stat';

/**
 * Returns a change in percent for a Stat. If a lower value is better, its text says so.
 * @param isMoreBetter whether a higher value is better; null if neither direction is
 */
export function statChange(
  change: number,
  isMoreBetter: boolean | null,
): NonNullable<StatProps['change']> {
  const percent = Math.round(change);
  const text = formatChange(percent);
  if (percent === 0) return { direction: 'same', judgement: 'neutral', text };
  const direction = percent > 0 ? 'up' : 'down';
  if (isMoreBetter === null) return { direction, judgement: 'neutral', text };
  const isGood = percent > 0 === isMoreBetter;
  const judgement = isGood ? 'good' : 'bad';
  if (isMoreBetter) return { direction, judgement, text };
  return { direction, judgement, text: `${text} (${isGood ? 'better' : 'worse'})` };
}
