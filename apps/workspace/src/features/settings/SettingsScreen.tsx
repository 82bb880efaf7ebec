import type { SettingsPage } from '@brandroom/domain/account/settings-page';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { AccountScreen } from './AccountScreen';
import { AgencyScreen } from './AgencyScreen';
import { BillingScreen } from './BillingScreen';
import { BrandsScreen } from './BrandsScreen';
import { DataScreen } from './DataScreen';
import { IntegrationsScreen } from './IntegrationsScreen';
import { NotificationsScreen } from './NotificationsScreen';
import { RolesScreen } from './RolesScreen';
import { SecurityScreen } from './SecurityScreen';

const screens: Record<SettingsPage, () => ReactNode> = {
  account: AccountScreen,
  security: SecurityScreen,
  notifications: NotificationsScreen,
  integrations: IntegrationsScreen,
  billing: BillingScreen,
  agency: AgencyScreen,
  roles: RolesScreen,
  brands: BrandsScreen,
  data: DataScreen,
};

function isPage(page: string): page is SettingsPage {
  return Object.hasOwn(screens, page);
}

/** The page of the settings that an address names; an unknown one leads to the dashboard, which says so. */
export function SettingsScreen({ page }: { page: string }) {
  if (!isPage(page)) return <Navigate to="/" search={{ unknown: `/settings/${page}` }} replace />;
  const Screen = screens[page];
  return <Screen />;
}
