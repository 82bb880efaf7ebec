import { campaignsContract } from './campaigns.contract';
import { colorsContract } from './colors.contract';
import { contract } from './contract';
import { dataContract } from './data.contract';
import { emailsContract } from './emails.contract';
import { guidelinesContract } from './guidelines.contract';
import { integrationsContract } from './integrations.contract';
import { keywordsContract } from './keywords.contract';
import { logosContract } from './logos.contract';
import { messagesContract } from './messages.contract';
import { performanceContract } from './performance.contract';
import { printContract } from './print.contract';
import { quickBuildContract } from './quick-build.contract';
import { rulesContract } from './rules.contract';
import { searchContract } from './search.contract';
import {
  agencyContract,
  billingContract,
  notificationSettingsContract,
  securityContract,
} from './settings.contract';
import { teamContract } from './team.contract';
import { typographyContract } from './typography.contract';
import { voiceContract } from './voice.contract';

/**
 * Every operation that is designed. `contract` has those that a backend serves today.
 */
export const fullContract = {
  ...contract,
  agency: agencyContract,
  billing: billingContract,
  campaigns: campaignsContract,
  colors: colorsContract,
  data: dataContract,
  emails: emailsContract,
  guidelines: guidelinesContract,
  integrations: integrationsContract,
  keywords: keywordsContract,
  logos: logosContract,
  messages: messagesContract,
  notificationSettings: notificationSettingsContract,
  performance: performanceContract,
  print: printContract,
  quickBuild: quickBuildContract,
  rules: rulesContract,
  search: searchContract,
  security: securityContract,
  team: teamContract,
  typography: typographyContract,
  voice: voiceContract,
};
