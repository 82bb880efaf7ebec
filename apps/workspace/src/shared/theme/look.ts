import { browserValues } from '../storage/kept-values';

const looks = ['theme', 'density'] as const;
export type Look = (typeof looks)[number];

/**
 * Shows what was chosen in this browser. Without a choice there is no attribute, and the style sheet shows what is
 * usual: the system's theme, the comfortable density.
 */
export function showLook(): void {
  const { dataset } = document.documentElement;
  for (const look of looks) {
    const chosen = browserValues.get(`brandroom:${look}`);
    if (chosen) dataset[look] = chosen;
    else delete dataset[look];
  }
}
