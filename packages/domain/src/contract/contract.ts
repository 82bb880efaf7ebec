import { agencyContract } from './agency.contract';
import { authContract } from './auth.contract';
import { billingContract } from './billing.contract';
import { brandsContract } from './brands.contract';
import { campaignsContract } from './campaigns.contract';
import { changesContract } from './changes.contract';
import { colorsContract } from './colors.contract';
import { contentContract } from './content.contract';
import { dashboardContract, notificationsContract } from './dashboard.contract';
import { dataContract } from './data.contract';
import { emailsContract } from './emails.contract';
import { filesContract, sharesContract } from './files.contract';
import { generationContract } from './generation.contract';
import { guidelinesContract } from './guidelines.contract';
import { integrationsContract } from './integrations.contract';
import { keywordsContract } from './keywords.contract';
import { logosContract } from './logos.contract';
import { messagesContract } from './messages.contract';
import { notificationSettingsContract } from './notification-settings.contract';
import { performanceContract } from './performance.contract';
import { quickBuildContract } from './quick-build.contract';
import { printContract } from './print.contract';
import { rulesContract } from './rules.contract';
import { searchContract } from './search.contract';
import { teamContract } from './team.contract';
import { securityContract } from './security.contract';
import { typographyContract } from './typography.contract';
import { viewsContract } from './views.contract';
import { voiceContract } from './voice.contract';

/** Every operation that a backend serves, by area: its input, output and errors. */
export const contract = {
  agency: agencyContract,
  auth: authContract,
  billing: billingContract,
  brands: brandsContract,
  campaigns: campaignsContract,
  changes: changesContract,
  colors: colorsContract,
  content: contentContract,
  dashboard: dashboardContract,
  data: dataContract,
  emails: emailsContract,
  files: filesContract,
  generation: generationContract,
  guidelines: guidelinesContract,
  integrations: integrationsContract,
  keywords: keywordsContract,
  logos: logosContract,
  messages: messagesContract,
  notifications: notificationsContract,
  notificationSettings: notificationSettingsContract,
  performance: performanceContract,
  quickBuild: quickBuildContract,
  print: printContract,
  rules: rulesContract,
  search: searchContract,
  security: securityContract,
  shares: sharesContract,
  team: teamContract,
  typography: typographyContract,
  views: viewsContract,
  voice: voiceContract,
};
