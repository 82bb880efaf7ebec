import { madeOnce } from './made-once';

const whole = madeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const upToTwo = madeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));
const dollars = madeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** '12,345' */
export function formatWhole(value: number): string {
  return whole().format(value);
}

/** '1,234.5': at most two decimals. */
export function formatDecimal(value: number): string {
  return upToTwo().format(value);
}

/** Percent points as '2.35%'. */
export function formatPercent(value: number): string {
  return `${upToTwo().format(value)}%`;
}

/**
 * A change in percent with its direction: 'up 12.5%', 'down 3%', 'no change'. From tenfold on it is
 * how many times as much, because 'up 6,808%' is hard to read.
 */
export function formatChange(value: number): string {
  if (value >= 900) return `${formatWhole(value / 100 + 1)} times as much`;
  const size = formatPercent(Math.abs(value));
  if (size === '0%') return 'no change';
  return `${value > 0 ? 'up' : 'down'} ${size}`;
}

/** US dollars: '$49', '$1,234.50'. */
export function formatDollars(value: number): string {
  return dollars().format(value);
}
