import { campaignsContract, plannedCampaigns } from './campaigns.contract';
import { contract } from './contract';
import { dataContract } from './data.contract';
import { emailsContract } from './emails.contract';
import { integrationsContract } from './integrations.contract';
import { keywordsContract } from './keywords.contract';
import { performanceContract } from './performance.contract';
import { printContract } from './print.contract';
import { quickBuildContract } from './quick-build.contract';
import {
  agencyContract,
  billingContract,
  notificationSettingsContract,
  securityContract,
} from './settings.contract';
import { teamContract } from './team.contract';
import { plannedTypography, typographyContract } from './typography.contract';

/**
 * The contract with the entries that no backend serves yet. An entry moves to `contract` with the
 * operation that serves it.
 */
export const fullContract = {
  ...contract,
  agency: agencyContract,
  billing: billingContract,
  campaigns: { ...campaignsContract, ...plannedCampaigns },
  data: dataContract,
  emails: emailsContract,
  integrations: integrationsContract,
  keywords: keywordsContract,
  notificationSettings: notificationSettingsContract,
  performance: performanceContract,
  print: printContract,
  quickBuild: quickBuildContract,
  security: securityContract,
  team: teamContract,
  typography: { ...typographyContract, ...plannedTypography },
};
