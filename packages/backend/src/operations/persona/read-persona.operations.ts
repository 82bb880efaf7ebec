import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';

const delay = 1000;

/** Oldest first, as the contract requires. */
export const listColors = query(contract.colors.list, {
  access: inBrand('colors.view'),
  delay,
  run: (transaction, { input }) =>
    transaction.list('colors', 'byBrand', { equals: [input.brandId] }),
});

export const listMessages = query(contract.messages.list, {
  access: inBrand('messaging.view'),
  delay,
  run: (transaction, { input }) =>
    transaction.list('messages', 'byBrand', { equals: [input.brandId] }),
});

/** The context of a brand has no flag of its own: everybody with access to the brand reads it. */
export const listRules = query(contract.rules.list, {
  access: inBrand(),
  delay,
  run: (transaction, { input }) =>
    transaction.list('rules', 'byBrand', { equals: [input.brandId] }),
});

export const listVoiceTones = query(contract.voice.list, {
  access: inBrand('voice.view'),
  delay,
  run: (transaction, { input }) =>
    transaction.list('voiceTones', 'byBrand', { equals: [input.brandId] }),
});
