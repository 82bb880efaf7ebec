import { DateFormatter } from '@internationalized/date';
import type { DateValue } from '@internationalized/date';
import { useLocale } from 'react-aria-components';

export interface Limits {
  /** The first day or moment that may be chosen, and the last. */
  readonly minValue?: DateValue | undefined;
  readonly maxValue?: DateValue | undefined;
}

/**
 * Explains the allowed days, in the person's locale, after another one was typed (the calendar offers none).
 * @param what names the value: «a day», «a time».
 * A year of fewer than four digits is outside of them all.
 * @returns a function from the first and last day in the field to words; undefined while both are within the limits.
 */
export function useLimits(what: string, { minValue, maxValue }: Limits) {
  const { locale } = useLocale();
  return (first: DateValue | undefined, last = first): string | undefined => {
    if (!first || !last) return undefined;
    // «27» is parsed as the year 27, which is never meant.
    if (first.year < 1000 || last.year < 1000) return 'Enter the year with four digits';
    const isEarly = minValue !== undefined && first.compare(minValue) < 0;
    const isLate = maxValue !== undefined && last.compare(maxValue) > 0;
    if (!isEarly && !isLate) return undefined;
    const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
    const format = new DateFormatter(
      locale,
      'hour' in first ? { ...style, timeStyle: 'short' } : style,
    );
    const [from, to] = [minValue, maxValue].map(
      (limit) => limit && format.format(limit.toDate('UTC')),
    );
    if (from === undefined) return `Choose ${what} up to ${to}`;
    return to === undefined
      ? `Choose ${what} from ${from} on`
      : `Choose ${what} between ${from} and ${to}`;
  };
}
