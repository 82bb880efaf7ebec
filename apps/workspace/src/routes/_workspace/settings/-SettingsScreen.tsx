import type { SettingsPage } from '@brandroom/domain/account/settings-page';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { AccountScreen } from '../../../features/settings/account/AccountScreen';
import { AgencyScreen } from '../../../features/settings/agency/AgencyScreen';
import { BillingScreen } from '../../../features/settings/agency/BillingScreen';
import { BrandsScreen } from '../../../features/settings/agency/BrandsScreen';
import { DataScreen } from '../../../features/settings/data/DataScreen';
import { IntegrationsScreen } from '../../../features/settings/integrations/IntegrationsScreen';
import { NotificationsScreen } from '../../../features/settings/account/NotificationsScreen';
import { RolesScreen } from '../../../features/settings/agency/RolesScreen';
import { SecurityScreen } from '../../../features/settings/account/SecurityScreen';

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

/**
 * Shows the settings page of an address; an unknown one leads to the dashboard, which reports it.
 */
export function SettingsScreen({ page }: { page: string }) {
  if (!isPage(page)) return <Navigate to="/" search={{ unknown: `/settings/${page}` }} replace />;
  const Screen = screens[page];
  return <Screen />;
}
