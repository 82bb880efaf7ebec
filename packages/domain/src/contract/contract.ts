import { authContract } from './auth.contract';
import { brandsContract } from './brands.contract';
import { campaignsContract } from './campaigns.contract';
import { changesContract } from './changes.contract';
import { colorsContract } from './colors.contract';
import { contentContract } from './content.contract';
import { dashboardContract, notificationsContract } from './dashboard.contract';
import { filesContract, sharesContract } from './files.contract';
import { generationContract } from './generation.contract';
import { messagesContract } from './messages.contract';
import { rulesContract } from './rules.contract';
import { voiceContract } from './voice.contract';

/**
 * Every operation by area: its input, output and errors (architecture, "The contract"). Of an area
 * that a backend serves in part it holds that part.
 */
export const contract = {
  auth: authContract,
  brands: brandsContract,
  campaigns: { list: campaignsContract.list, get: campaignsContract.get },
  changes: changesContract,
  colors: { list: colorsContract.list },
  content: contentContract,
  dashboard: dashboardContract,
  files: filesContract,
  generation: generationContract,
  messages: { list: messagesContract.list },
  notifications: notificationsContract,
  rules: { list: rulesContract.list },
  shares: sharesContract,
  voice: { list: voiceContract.list },
};
