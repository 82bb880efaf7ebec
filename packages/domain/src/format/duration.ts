import { formatCount } from './count';

const units: readonly (readonly [unit: string, milliseconds: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** '3 days', '5 hours', '1 minute', 'less than a minute'; whole units, rounded down. */
export function formatDuration(milliseconds: number): string {
  const unit = units.find(([, length]) => milliseconds >= length);
  if (!unit) return 'less than a minute';
  const [name, length] = unit;
  return formatCount(Math.floor(milliseconds / length), name);
}
