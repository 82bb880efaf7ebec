import { platforms } from '@brandroom/domain/content/platform';
import { contract } from '@brandroom/domain/contract/contract';
import type { BrandId } from '@brandroom/domain/id.schema';
import { chatServices } from '@brandroom/domain/integration/social-connection.schema';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import type { ReadTransaction } from '../../store/store';
import { findChat, findSocial, toChat, toSocial } from './stored-connections';

const read = { access: inBrand(), delay: 500 } as const;

const chatsOf = (transaction: ReadTransaction, brandId: BrandId) =>
  Promise.all(chatServices.map((service) => findChat(transaction, { brandId, service })));

export const listSocial = query(contract.integrations.listSocial, {
  ...read,
  run: async (transaction, { input: { brandId } }) => {
    const rows = platforms.map((platform) => findSocial(transaction, { brandId, platform }));
    return (await Promise.all(rows)).map(toSocial);
  },
});

export const listChats = query(contract.integrations.listChats, {
  ...read,
  run: async (transaction, { input }) => (await chatsOf(transaction, input.brandId)).map(toChat),
});

/** Newest first; of the same moment the later one. */
export const readOutbox = query(contract.integrations.outbox, {
  ...read,
  run: async (transaction, { input }) =>
    (await chatsOf(transaction, input.brandId))
      .flatMap(({ messages = [] }) => messages.toReversed())
      .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt)),
});
