import { opened } from './support/people';
import { heading } from './support/posts';
import { expect, test } from './support/test';

const june = '/content/calendar?view=month&date=2026-06-18&now=2026-06-15T10:00:00.000Z';

test('an item is opened beside the month, decided and left by keys, and its address is its own', async ({
  context,
}) => {
  const page = await opened(context, 'manager', june);
  const item = page.locator('main').getByRole('link', { name: /Grower letter: Sela.*Scheduled/ });
  const href = (await item.getAttribute('href')) ?? '';
  await item.focus();
  await page.keyboard.press('Enter');
  const peek = page.getByRole('region', { name: /^Grower letter: Sela/ });
  await expect(peek.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${href}$`, 'u'));

  await peek.getByRole('button', { name: 'Unschedule' }).press('Enter');
  await expect(peek.getByText('Draft', { exact: true })).toBeVisible();
  await peek.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('Escape');
  await expect(peek).toBeHidden();
  await expect(page.locator(`main a[href="${href}"]`)).toBeFocused();
  await expect(page).toHaveURL(/content\/calendar/);

  await page.keyboard.press('Enter');
  await expect(peek).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText(/^Grower letter: Sela/);
});

test(
  'items of the list, the dashboard and the notifications open beside them and are walked by keys; a click with Ctrl opens a page',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/content/calendar?view=list', {
      remember: true,
    });
    const peek = page.getByRole('region').locator('h2[tabindex]');
    const links = page.getByRole('table').getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    const titles = (await links.allTextContents()).slice(0, 2);
    const href = (await links.first().getAttribute('href')) ?? '';
    await links.first().press('Enter');
    await expect(peek).toHaveText(titles[0] ?? '');
    await expect(peek).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${href}$`, 'u'));
    await page.keyboard.press('ArrowDown');
    await expect(peek).toHaveText(titles[1] ?? '');
    await page.goBack();
    await expect(peek).toBeHidden();
    await expect(links.nth(1)).toBeFocused();

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      links.first().click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(heading(tab)).toHaveText(titles[0] ?? '');
    await tab.close();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).press('Enter');
    const upcoming = page.getByRole('region', { name: 'Upcoming Content' }).getByRole('link');
    const second = (await upcoming.nth(2).textContent()) ?? '';
    await upcoming.nth(1).press('Enter');
    await expect(peek).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(peek).toHaveText(second);
    await page.keyboard.press('Escape');
    await expect(upcoming.nth(2)).toBeFocused();

    await page.getByRole('button', { name: /^Notifications, / }).press('Enter');
    const pending = page.getByRole('dialog').getByRole('listitem').getByRole('link');
    const title = (await pending.nth(1).textContent()) ?? '';
    await pending.first().press('Enter');
    await expect(peek).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(peek).toHaveText(title);
  },
);
