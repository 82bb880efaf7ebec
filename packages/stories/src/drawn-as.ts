import type { IconType } from '@brandroom/ui/Icon';

/** Returns the selector of an icon, by its first path. */
export function drawnAs(icon: IconType): string {
  const path = icon.find(([tag]) => tag === 'path');
  return `svg:has([d="${path?.[1]['d']}"])`;
}
