import { authContract } from './auth.contract';
import { brandsContract } from './brands.contract';
import { changesContract } from './changes.contract';
import { contentContract } from './content.contract';
import { dashboardContract, notificationsContract } from './dashboard.contract';
import { filesContract, sharesContract } from './files.contract';

/** Every operation by area: its input, output and errors (architecture, "The contract"). */
export const contract = {
  auth: authContract,
  brands: brandsContract,
  changes: changesContract,
  content: contentContract,
  dashboard: dashboardContract,
  files: filesContract,
  notifications: notificationsContract,
  shares: sharesContract,
};
