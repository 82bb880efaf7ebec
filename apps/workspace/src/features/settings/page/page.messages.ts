// The frame of every page of the settings.
import type { SettingsPage } from '@brandroom/domain/account/settings-page';

const pages: Record<SettingsPage, string> = {
  account: 'Account',
  security: 'Security',
  notifications: 'Notifications',
  integrations: 'Integrations',
  billing: 'Billing',
  agency: 'Agency & Brands',
  roles: 'Roles & Permissions',
  brands: 'Brands',
  data: 'Sample data',
};

/** Every visible string of this room. */
export const pageMessages = {
  title: 'Settings',
  pages,
  tabTitle: (page: string) => `${page} – Settings`,
  denied: { goTo: 'Go to your account' },
} as const;
