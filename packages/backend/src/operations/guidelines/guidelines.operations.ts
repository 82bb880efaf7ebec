import type { GuidelineDraft } from '@brandroom/domain/brand/guideline.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { command, query } from '../../pipeline/operation';
import { assetCommands } from '../persona/asset-commands';
import { orderedAssets } from '../persona/stored-order';

const guidelines = assetCommands({
  collection: 'guidelines',
  topic: 'guidelines',
  newId: (env) => env.id('Guideline'),
  toRow: (draft: GuidelineDraft, record) => ({ ...draft, ...record }),
  toAnswer: (row) => row,
});

/** Guidelines have no flag of their own: everybody with access to the brand reads them. */
export const listGuidelines = query(contract.guidelines.list, {
  access: inBrand(),
  delay: 1000,
  run: (transaction, { input }) => orderedAssets(transaction, 'guidelines', input.brandId),
});
export const createGuideline = command(contract.guidelines.create, guidelines.create);
export const updateGuideline = command(contract.guidelines.update, guidelines.update);
export const deleteGuideline = command(contract.guidelines.delete, guidelines.delete);
export const restoreGuideline = command(contract.guidelines.restore, guidelines.restore);
export const reorderGuidelines = command(contract.guidelines.reorder, guidelines.reorder);
