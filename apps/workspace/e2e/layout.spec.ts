import { opened } from './support/people';
import { desktop, settled } from './support/screen';
import { expect, test } from './support/test';

test('the whole list of a page of screens is in sight: 14 rows, 12 tiles', async ({ context }) => {
  const page = await opened(context, 'admin', '/content/calendar?view=list');
  await page.setViewportSize(desktop);
  const whole = (selector: string) =>
    page.locator(selector).evaluateAll(
      (all) =>
        all.filter((each) => {
          const { top: y, bottom } = each.getBoundingClientRect();
          return y >= 0 && bottom <= innerHeight;
        }).length,
    );
  await settled(page);
  expect(await whole('main tbody tr')).toBeGreaterThanOrEqual(14);
});

test('the bars stay in sight, and focus in them does not scroll the page', async ({ context }) => {
  const page = await opened(context, 'admin', '/content/calendar?view=list');
  await settled(page);
  await page.evaluate(() => scrollTo(0, 600));
  const search = page.getByRole('searchbox', { name: 'Search content' });
  await search.focus();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const head = await page.getByRole('columnheader').first().boundingBox();
  expect(head?.y).toBeCloseTo(96, 0);
});
