import { contract } from '@brandroom/domain/contract/contract';
import { chatServiceLabels } from '@brandroom/domain/integration/social-connection.schema';

import { inBrand } from '../../pipeline/access';
import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { findChat, storeChat, toChat } from './stored-connections';

const change = {
  access: inBrand('manageBrand'),
  delay: 500,
  invalidates: ['integrations'],
} as const;

/** The outbox keeps so many messages to a service. */
const outboxSize = 20;

export const connectChat = command(contract.integrations.connectChat, {
  ...change,
  run: async (transaction, { input, at }) => {
    const row = await findChat(transaction, input);
    if (row.isConnected) return toChat(row);
    return storeChat(transaction, { ...row, isConnected: true, connectedAt: at });
  },
});

export const disconnectChat = command(contract.integrations.disconnectChat, {
  ...change,
  run: async (transaction, { input }) => {
    const row = await findChat(transaction, input);
    return storeChat(transaction, { ...row, isConnected: false, connectedAt: null });
  },
});

export const sendTestMessage = command(contract.integrations.sendTestMessage, {
  ...change,
  run: async (transaction, { input, subject: { caller }, at }) => {
    const row = await findChat(transaction, input);
    const label = chatServiceLabels[input.service];
    if (!row.isConnected) {
      const current = toChat(row);
      throw conflict(`${label} isn’t connected.`, { reason: 'notConnected', current });
    }
    const { messages = [] } = row;
    const brand = await transaction.get('brands', input.brandId);
    // Messages are never removed but from the front, so the last number is the highest.
    const last = Number(messages.at(-1)?.id.split(':').at(-1) ?? 0);
    const message = {
      id: `${input.service}:${String(last + 1)}`,
      service: input.service,
      text: `This is a test message. Notifications for ${brand?.name ?? ''} will arrive here.`,
      sentAt: at,
      sentByName: caller.user.name,
    };
    await storeChat(transaction, { ...row, messages: [...messages, message].slice(-outboxSize) });
    return message;
  },
});
