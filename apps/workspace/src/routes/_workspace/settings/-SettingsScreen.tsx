import type { SettingsPage } from '@brandroom/domain/account/settings-page';
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

/** The screen of a settings page. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const Screen = screens[page];
  return <Screen />;
}
