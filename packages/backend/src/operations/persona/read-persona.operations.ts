import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { toTypography } from './stored-font';
import { orderedAssets } from './stored-order';

const delay = 1000;

/** Oldest first, as the contract requires. */
export const listMessages = query(contract.messages.list, {
  access: inBrand('messaging.view'),
  delay,
  run: (transaction, { input }) => orderedAssets(transaction, 'messages', input.brandId),
});

/** The context of a brand has no flag of its own: everybody with access to the brand reads it. */
export const listRules = query(contract.rules.list, {
  access: inBrand(),
  delay,
  run: (transaction, { input }) => orderedAssets(transaction, 'rules', input.brandId),
});

export const listFonts = query(contract.typography.list, {
  access: inBrand('typography.view'),
  delay,
  run: async (transaction, { input }) =>
    (await orderedAssets(transaction, 'typography', input.brandId)).map(toTypography),
});

export const listVoiceTones = query(contract.voice.list, {
  access: inBrand('voice.view'),
  delay,
  run: (transaction, { input }) => orderedAssets(transaction, 'voiceTones', input.brandId),
});
