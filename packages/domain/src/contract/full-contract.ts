import { contract } from './contract';
import { dataContract } from './data.contract';
import { integrationsContract } from './integrations.contract';
import { keywordsContract } from './keywords.contract';
import { notificationSettingsContract } from './notification-settings.contract';
import { quickBuildContract } from './quick-build.contract';
import { plannedTypography, typographyContract } from './typography.contract';

/**
 * The contract with the entries that no backend serves yet. An entry moves to `contract` with the
 * operation that serves it.
 */
export const fullContract = {
  ...contract,
  data: dataContract,
  integrations: integrationsContract,
  keywords: keywordsContract,
  notificationSettings: notificationSettingsContract,
  quickBuild: quickBuildContract,
  typography: { ...typographyContract, ...plannedTypography },
};
