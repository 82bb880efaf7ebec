/** The toolbar's word for a theme, and how a page is marked with it. */
export const dataThemes = {
  light: 'light',
  dark: 'dark',
  'high contrast': 'hc',
  'dark high contrast': 'hc-dark',
} as const;
