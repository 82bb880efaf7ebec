import { opened } from './support/people';
import { settled, showTheme } from './support/screen';
import { expect, test } from './support/test';

test('on paper the list stands whole and alone, dark on light', async ({ context }) => {
  const page = await opened(context, 'admin', '/content/calendar?view=list');
  await settled(page);
  await showTheme(page, 'dark');
  const rows = page.getByRole('main').locator('tbody tr');
  const filters = page.getByRole('searchbox', { name: 'Search content' });
  await expect(filters).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(rows).toHaveCount(40);
  await expect(rows.last()).toBeVisible();
  const { ground, words, isCut } = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    words: getComputedStyle(document.body).color,
    // What scrolls by itself would be cut off where the paper ends.
    isCut: [...document.querySelectorAll('main, main *')].some(
      (each) =>
        each.scrollHeight > each.clientHeight + 1 &&
        /auto|scroll|hidden/u.test(getComputedStyle(each).overflowY) &&
        each.clientHeight > 100,
    ),
  }));
  const lightness = (color: string) =>
    (color.match(/\d+/gu) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  expect(lightness(ground)).toBeGreaterThan(240);
  expect(lightness(words)).toBeLessThan(60);
  expect(isCut).toBe(false);
});
