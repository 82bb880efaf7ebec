import { browserStorage } from '../storage/safe-storage';

export const displayPreferences = ['theme', 'density'] as const;
export type DisplayPreference = (typeof displayPreferences)[number];

/** The first of each is the default: the system's theme, the comfortable density. */
export const displayChoices = {
  theme: ['system', 'light', 'dark', 'hc', 'hc-dark'],
  density: ['comfortable', 'compact'],
} as const;

const keyOf = (preference: DisplayPreference) => `brandroom:${preference}`;

/**
 * Applies this browser's preferences to the page. Defaults set no attribute, so the style sheet's
 * default applies.
 */
export function applyDisplayPreferences(): void {
  const { dataset } = document.documentElement;
  for (const preference of displayPreferences) {
    const chosen = browserStorage.get(keyOf(preference));
    if (chosen) dataset[preference] = chosen;
    else delete dataset[preference];
  }
}

/** Returns the current preference. Read it each time, because another tab may have changed it. */
export function displayPreference(preference: DisplayPreference): string {
  return document.documentElement.dataset[preference] ?? displayChoices[preference][0];
}

/** Stores a preference for this browser; other tabs follow. */
export function setDisplayPreference(preference: DisplayPreference, choice: string): void {
  if (choice === displayChoices[preference][0]) browserStorage.remove(keyOf(preference));
  else browserStorage.set(keyOf(preference), choice);
  applyDisplayPreferences();
}
