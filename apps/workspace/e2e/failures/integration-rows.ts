import type { FailureRow } from './failure-row';
import { failed, press, pressInDialog } from './failure-row';

const integrations = '/settings/integrations';

/** Changes of the integrations. */
export const integrationRows: readonly FailureRow[] = [
  {
    operation: 'integrations.connectSocial',
    address: integrations,
    act: (page) => press(page, 'Connect Bluesky'),
    message: 'Could not connect Bluesky',
    done: 'Bluesky connected',
  },
  {
    operation: 'integrations.selectPages',
    address: integrations,
    act: (page) =>
      page
        .getByRole('checkbox', { name: /Careers$/u })
        .first()
        .click({ force: true }),
    message: /Could not save the pages of /u,
  },
  {
    operation: 'integrations.disconnectSocial',
    address: integrations,
    act: (page) => press(page, 'Disconnect Bluesky'),
    message: 'Could not disconnect Bluesky',
    done: 'Bluesky disconnected',
  },
  {
    operation: 'integrations.sendTestMessage',
    address: integrations,
    act: (page) => press(page, 'Send test message to Slack'),
    message: 'Could not send the message to Slack',
    done: 'Test message to Slack is in the outbox',
  },
  {
    operation: 'integrations.disconnectChat',
    address: integrations,
    act: (page) => press(page, 'Disconnect Slack'),
    message: 'Could not disconnect Slack',
    done: 'Slack disconnected',
  },
  {
    operation: 'integrations.connectChat',
    address: integrations,
    act: (page) => press(page, 'Connect Slack'),
    message: 'Could not connect Slack',
    done: 'Slack connected',
  },
  {
    operation: 'integrations.connectWordPress',
    address: integrations,
    act: async (page) => {
      await page.getByLabel('Site URL').fill('https://blog.example.com');
      await page.getByLabel('Username').fill('editor');
      await page.getByLabel('Application password', { exact: true }).fill('abcd efgh');
      await press(page, 'Connect');
    },
    message: failed,
    kept: ['Username', 'editor'],
    retry: 'Connect',
    done: 'Connected to https://blog.example.com',
  },
  {
    operation: 'integrations.publishToWordPress',
    address: integrations,
    act: (page) => press(page, 'Sync Now'),
    message: /That did not work|The sync has stopped/u,
    retry: /Try again|Sync Now/u,
    done: /^Sync complete/u,
  },
  {
    operation: 'integrations.syncWordPress',
    address: integrations,
    act: (page) => press(page, 'Sync Now'),
    message: /That did not work|The sync has stopped/u,
    retry: /Try again|Sync Now/u,
    done: /^Sync complete/u,
  },
  {
    operation: 'integrations.disconnectWordPress',
    address: integrations,
    act: async (page) => {
      await press(page, 'Disconnect WordPress');
      await pressInDialog(page, 'Disconnect');
    },
    message: 'The site was not disconnected',
    done: /^Disconnected from/u,
  },
];
