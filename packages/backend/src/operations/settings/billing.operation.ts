import { samplePlan } from '@brandroom/domain/account/plan.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { query } from '../../pipeline/operation';
import { onSettingsPage } from './settings-access';

/** The sample plan, with the live counts of the workspace beside it. */
export const readPlan = query(contract.billing.plan, {
  access: onSettingsPage('billing'),
  delay: 500,
  run: async (transaction) => {
    const brands = await transaction.all('brands');
    const users = await transaction.all('users');
    const files = await transaction.all('files');
    const workspace = {
      brands: brands.filter(({ archivedAt }) => !archivedAt).length,
      people: users.filter(({ role, brandAccess }) => role === 'admin' || brandAccess.length > 0)
        .length,
      files: files.length,
      fileBytes: files.reduce((sum, { size }) => sum + size, 0),
    };
    return { ...samplePlan, workspace };
  },
});
