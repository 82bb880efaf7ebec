import { browserValues } from '../storage/kept-values';

export const themes = ['system', 'light', 'dark', 'hc'] as const;
export type Theme = (typeof themes)[number];

const key = 'brandroom:theme';

/** The theme that was chosen in this browser; `system` where none was. */
export function chosenTheme(): Theme {
  const stored = browserValues.get(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  // Without the attribute the style sheet follows the system by itself.
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

/** Shows the chosen theme, and follows a choice in another tab. Call it before anything is drawn. */
export function applyTheme(): void {
  show(chosenTheme());
  addEventListener('storage', (event) => {
    if (event.key === key) show(chosenTheme());
  });
}

/** Shows a theme and remembers it in this browser. */
export function chooseTheme(theme: Theme): void {
  browserValues.set(key, theme);
  show(theme);
}
