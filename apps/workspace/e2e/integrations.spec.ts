import { activate, fill, tabTo } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { openPage } from './support/screen';
import { expect, test } from './support/test';

const path = '/settings/integrations';

test(
  'platforms and chat are connected, tested and disconnected, by the keyboard alone',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await signedIn(context, 'manager');
    await activate(page, page.getByRole('link', { name: 'Settings' }));
    await activate(page, page.getByRole('link', { name: 'Integrations' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrations');
    const other = await opened(context, 'viewer', path);

    await activate(page, page.getByRole('button', { name: 'Connect Bluesky' }));
    const disconnect = page.getByRole('button', { name: 'Disconnect Bluesky' });
    await expect(disconnect).toBeFocused();
    const careers = page.getByRole('checkbox', { name: 'Fernhill Coffee Careers' });
    await tabTo(page, careers, 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(careers).toBeChecked();
    // Another person's tab shows the change.
    await expect(
      other.getByText('Publishes to Fernhill Coffee and Fernhill Coffee Careers'),
    ).toBeVisible();

    await tabTo(page, disconnect);
    await page.keyboard.press('Enter');
    await activate(page, page.getByRole('button', { name: 'Undo: Bluesky disconnected' }));
    await expect(disconnect).toBeVisible();

    await activate(page, page.getByRole('button', { name: 'Send test message to Slack' }));
    const outbox = page.getByRole('list', { name: 'Outbox' });
    await expect(outbox).toContainText('by Marcus Webb');

    await page.reload();
    await expect(careers).toBeChecked();
    await expect(disconnect).toBeVisible();
    await expect(outbox.getByRole('listitem')).toHaveCount(1);
  },
);

test('a site is connected, synced through a reload and disconnected, by the keyboard alone', async ({
  context,
}) => {
  const page = await opened(context, 'manager', path);
  const url = page.getByLabel('Site URL');
  const password = page.getByLabel('Application password', { exact: true });
  await fill(page, url, 'https://refuse.example.com');
  await fill(page, page.getByLabel('Username'), 'editor');
  await fill(page, password, 'abcd efgh ijkl');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(
    /refused the username or application password/u,
  );

  await tabTo(page, url, 'Shift+Tab');
  await fill(page, url, 'https://slow.example.com');
  await page.keyboard.press('Enter');
  const site = page.getByRole('heading', { name: 'slow.example.com' });
  await expect(site).toBeFocused();

  const sync = page.getByRole('button', { name: 'Sync Now' });
  await activate(page, sync);
  await expect(page.getByRole('progressbar', { name: /^Publishing/u })).toBeVisible();
  await page.reload();
  await expect(site).toBeVisible();
  await activate(page, sync);
  await expect(page.getByText('0 approved posts')).toBeVisible({ timeout: 60_000 });
  // The site had 12 posts, and each of the two new ones was published once.
  await expect(page.getByText('14 posts, 5 pages')).toBeVisible();

  await activate(page, page.getByRole('button', { name: 'Disconnect WordPress' }));
  await activate(
    page,
    page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect', exact: true }),
  );
  await expect(url).toBeFocused();
});

test(
  'a post for a platform that is not connected says so before it is published',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', path);
    await page.getByRole('button', { name: 'Disconnect LinkedIn' }).click();
    await expect(page.getByRole('button', { name: 'Connect LinkedIn' })).toBeVisible();
    await page.goto('/content/calendar?view=list&status=approved&channel=linkedin');
    await openPage(page, page.getByRole('row').getByRole('link').first());
    await activate(page, page.getByRole('button', { name: 'Publish Now' }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('LinkedIn isn’t connected');
    await activate(page, dialog.getByRole('link', { name: 'Go to Integrations' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrations');
  },
);
