/** The tabs of the logo screen. */
export const logoTypes = ['primary', 'secondary', 'social', 'favicon'] as const;
export type LogoType = (typeof logoTypes)[number];

export const logoTypeLabels: Record<LogoType, string> = {
  primary: 'Primary Logo',
  secondary: 'Secondary Logo',
  social: 'Social Media',
  favicon: 'Favicon',
};
