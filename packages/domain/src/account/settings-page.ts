import type { GlobalRole, User } from './user.schema';

export const settingsPages = [
  'account',
  'security',
  'notifications',
  'integrations',
  'billing',
  'agency',
  'roles',
  'brands',
  'data',
] as const;
export type SettingsPage = (typeof settingsPages)[number];

/** The title of each page. */
export const settingsPageLabels: Record<SettingsPage, string> = {
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

interface Restriction {
  roles: readonly GlobalRole[];
  denial: string;
}

const adminsOnly: Restriction = {
  roles: ['admin'],
  denial: 'Only agency administrators can access this page.',
};

/** The pages that are not open to everyone who is signed in (docs/product/permissions.md#settings). */
const restrictions: Partial<Record<SettingsPage, Restriction>> = {
  billing: {
    roles: ['admin', 'manager'],
    denial: 'Only managers and agency administrators can access this page.',
  },
  agency: adminsOnly,
  roles: adminsOnly,
};

export const settingsDenialTitle = 'Access Denied';

/** Returns why a person may not open a page of the settings; null where they may. */
export function settingsDenial({ role }: Pick<User, 'role'>, page: SettingsPage): string | null {
  const restriction = restrictions[page];
  return !restriction || restriction.roles.includes(role) ? null : restriction.denial;
}
