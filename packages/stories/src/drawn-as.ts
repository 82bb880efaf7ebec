import type { IconType } from '@brandroom/ui/Icon';

/** Returns the selector of an icon, by all its paths. */
export function drawnAs(icon: IconType): string {
  const paths = icon.flatMap(([, { d }]) => (d === undefined ? [] : `:has(> [d="${d}"])`));
  return `svg${paths.join('')}`;
}
