import { browserValues } from '../storage/kept-values';

export const looks = ['theme', 'density'] as const;
export type Look = (typeof looks)[number];

/** The first of each holds without a choice: the system's theme, the comfortable density. */
export const lookChoices = {
  theme: ['system', 'light', 'dark', 'hc', 'hc-dark'],
  density: ['comfortable', 'compact'],
} as const;

const keyOf = (look: Look) => `brandroom:${look}`;

/**
 * Shows what was chosen in this browser. Without a choice there is no attribute, and the style sheet shows what is
 * usual.
 */
export function showLook(): void {
  const { dataset } = document.documentElement;
  for (const look of looks) {
    const chosen = browserValues.get(keyOf(look));
    if (chosen) dataset[look] = chosen;
    else delete dataset[look];
  }
}

/** What holds now. Ask each time: another tab may have chosen. */
export function chosenLook(look: Look): string {
  return document.documentElement.dataset[look] ?? lookChoices[look][0];
}

/** Chooses it for this browser; other tabs follow. */
export function chooseLook(look: Look, choice: string): void {
  if (choice === lookChoices[look][0]) browserValues.remove(keyOf(look));
  else browserValues.set(keyOf(look), choice);
  showLook();
}
