import { contract } from '@brandroom/domain/contract/contract';

import { signedIn } from '../../pipeline/access';
import { command, query } from '../../pipeline/operation';
import { notificationSettingsOf } from '../dashboard/notify';

const listed = 20;

export const getNotificationSettings = query(contract.notificationSettings.get, {
  isPrivate: true,
  access: signedIn,
  delay: 500,
  run: (transaction, { subject }) => notificationSettingsOf(transaction, subject.caller.user.id),
});

export const updateNotificationSettings = command(contract.notificationSettings.update, {
  access: signedIn,
  delay: 500,
  // The bell of the person's other tabs, too.
  invalidates: ['account'],
  run: async (transaction, { input, subject }) => {
    await transaction.put('notificationSettings', { id: subject.caller.user.id, ...input });
    return input;
  },
});

export const listSentMessages = query(contract.notificationSettings.sent, {
  isPrivate: true,
  access: signedIn,
  delay: 500,
  run: async (transaction, { subject }) => {
    const { id: userId } = subject.caller.user;
    const newest = { direction: 'descending' } as const;
    const notices = await transaction.list('notices', 'byUser', { equals: [userId] }, newest);
    return notices
      .flatMap(({ id, event, title, note, at, channels }) =>
        channels
          .filter((channel) => channel !== 'bell')
          .map((channel) => ({ id: `${id}:${channel}`, channel, event, title, note, at })),
      )
      .slice(0, listed);
  },
});
