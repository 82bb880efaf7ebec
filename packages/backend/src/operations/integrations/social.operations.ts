import { platformLabels } from '@brandroom/domain/content/channel';
import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { conflict, failed, invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { findSocial, storeSocial, toSocial } from './stored-connections';

const change = {
  access: inBrand('manageBrand'),
  delay: 500,
  invalidates: ['integrations'],
} as const;

export const connectSocial = command(contract.integrations.connectSocial, {
  ...change,
  prepare: async ({ brandId, platform }, { env, store: from }) => {
    const brand = await from.read((transaction) => transaction.get('brands', brandId));
    return brand ? env.services.socialPages(platform, brand) : [];
  },
  run: async (transaction, { input, prepared, at }) => {
    const row = await findSocial(transaction, input);
    if (row.isConnected) return toSocial(row);
    const [first] = prepared;
    if (!first) throw failed();
    const before = row.pages.filter(({ isSelected }) => isSelected).map(({ id }) => id);
    const known = prepared.some(({ id }) => before.includes(id)) ? before : [first.id];
    const pages = prepared.map((page) => ({ ...page, isSelected: known.includes(page.id) }));
    return storeSocial(transaction, { ...row, isConnected: true, connectedAt: at, pages });
  },
});

export const disconnectSocial = command(contract.integrations.disconnectSocial, {
  ...change,
  run: async (transaction, { input }) => {
    const row = await findSocial(transaction, input);
    return storeSocial(transaction, { ...row, isConnected: false, connectedAt: null });
  },
});

export const selectPages = command(contract.integrations.selectPages, {
  ...change,
  run: async (transaction, { input }) => {
    const row = await findSocial(transaction, input);
    if (!row.isConnected) {
      const reason = `${platformLabels[input.platform]} isn’t connected.`;
      throw conflict(reason, { reason: 'notConnected', current: toSocial(row) });
    }
    const { pageIds } = input;
    if (pageIds.some((id) => row.pages.every((page) => page.id !== id))) {
      throw invalid('pageIds', 'This page no longer exists. Select another one.');
    }
    const pages = row.pages.map((page) => ({ ...page, isSelected: pageIds.includes(page.id) }));
    return storeSocial(transaction, { ...row, pages });
  },
});
