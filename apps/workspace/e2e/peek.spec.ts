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
