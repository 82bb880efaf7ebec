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
  await expect(page.locator('main a[aria-current="true"]')).toHaveAttribute('href', href);
  await page.reload();
  await expect(heading(page)).toHaveText(/^Grower letter: Sela/);
});

test(
  'an item of a day’s list closes the list, and a title typed there is not lost without a question',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', june);
    await page.getByRole('button', { name: /^Wednesday, June 10/ }).click();
    const day = page.getByRole('dialog', { name: 'Wednesday, June 10, 2026' });
    const link = day.getByRole('listitem').getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await day.getByLabel(/^Title/u).fill('Summer opening hours');
    await link.press('Enter');
    await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(day.getByLabel(/^Title/u)).toHaveValue('Summer opening hours');
    await link.press('Enter');
    await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
    await expect(day).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(page.locator('[data-date="2026-06-10"] a[aria-current="true"]')).toContainText(
      title,
    );

    // The same item again: focus returns to its heading.
    await page.getByRole('button', { name: /^Wednesday, June 10/ }).click();
    await link.press('Enter');
    await expect(day).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  },
);

test(
  'arrow keys continue from the place of an item that left the list, say where the list ends, and keep the open row in view',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(
      context,
      'manager',
      '/content/calendar?view=list&status=scheduled&now=2026-06-15T10:00:00.000Z',
    );
    const peek = page.getByRole('region').locator('h2[tabindex]');
    const links = page.getByRole('table').getByRole('link');
    await expect(links.nth(2)).toBeVisible();
    const [first = '', , third = ''] = await links.allTextContents();
    await links.nth(1).press('Enter');
    await expect(peek).toBeFocused();
    await page.getByRole('button', { name: 'Unschedule' }).press('Enter');
    await expect(links.nth(1)).toHaveText(third);
    await peek.focus();
    await page.keyboard.press('ArrowDown');
    await expect(peek).toHaveText(third);
    await page.keyboard.press('ArrowUp');
    await expect(peek).toHaveText(first);
    await page.keyboard.press('ArrowUp');
    await expect(
      page.locator('[aria-live]').getByText('This is the first item shown.').last(),
    ).toBeAttached();
    await expect(peek).toHaveText(first);

    const below = links.nth(9);
    await page.setViewportSize({ width: 1280, height: 480 });
    await expect(below).not.toBeInViewport();
    for (let at = 1; at < 10; at += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(peek).toHaveText((await links.nth(at).textContent()) ?? '');
    }
    await expect(below).toHaveAttribute('aria-current', 'true');
    await expect(below).toBeInViewport();
  },
);

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
