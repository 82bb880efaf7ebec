import type { IconType } from '@brandroom/ui/Icon';

/** Returns the selector of an icon, by all its paths. Throws for one without a path, which it cannot tell apart. */
export function drawnAs(icon: IconType): string {
  const paths = icon.flatMap(([, { d }]) => (d === undefined ? [] : `:has(> [d="${d}"])`));
  if (paths.length === 0) throw new Error('The icon has no path.');
  return `svg${paths.join('')}`;
}
