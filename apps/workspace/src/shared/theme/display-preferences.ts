import { browserStorage } from '../storage/safe-storage';

export const displayPreferences = ['theme', 'density'] as const;
export type DisplayPreference = (typeof displayPreferences)[number];

/** The first of each holds without a choice: the system's theme, the comfortable density. */
export const displayChoices = {
  theme: ['system', 'light', 'dark', 'hc', 'hc-dark'],
  density: ['comfortable', 'compact'],
} as const;

const keyOf = (preference: DisplayPreference) => `brandroom:${preference}`;

/**
 * Shows what was chosen in this browser. Without a choice there is no attribute, and the style sheet shows what is
 * usual.
 */
export function applyDisplayPreferences(): void {
  const { dataset } = document.documentElement;
  for (const preference of displayPreferences) {
    const chosen = browserStorage.get(keyOf(preference));
    if (chosen) dataset[preference] = chosen;
    else delete dataset[preference];
  }
}

/** What holds now. Ask each time: another tab may have chosen. */
export function displayPreference(preference: DisplayPreference): string {
  return document.documentElement.dataset[preference] ?? displayChoices[preference][0];
}

/** Chooses it for this browser; other tabs follow. */
export function setDisplayPreference(preference: DisplayPreference, choice: string): void {
  if (choice === displayChoices[preference][0]) browserStorage.remove(keyOf(preference));
  else browserStorage.set(keyOf(preference), choice);
  applyDisplayPreferences();
}
