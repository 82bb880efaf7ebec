import type { Page } from '@playwright/test';

import { routes } from './routes';
import type { ScreenRoute } from './routes';
import { opened } from './support/people';
import { desktop, settled } from './support/screen';
import { expect, test } from './support/test';

/** In px from the top of the window at 1280 × 800: where the content of a screen begins. */
const most = { content: 112, row: 128, day: 124 };
/** The same at 390 × 844. */
const mostOnPhones = 120;
const largePhone = { width: 390, height: 844 } as const;

/** Without a signed-in frame, or without content: there is nothing to come to. */
const isMeasured = ({ as, name }: ScreenRoute) =>
  as !== 'nobody' && !/-(?:denied|empty|not-found)$/u.test(name);

/** A notice above the content says that the requested page does not exist. */
const told = ['dashboard-unknown-path'];
/** Below their own bar until the calendar and the review have a layout for phones. */
const laterOnPhones = ['content-calendar', 'content-calendar-week', 'review-desk'];

const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** The names of the controls in the primary color, except today's date. */
function solidControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.backgroundColor = 'var(--br-color-action)';
    document.body.append(probe);
    const action = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const controls = document.querySelectorAll(
      'button, a, label, [role="radio"], [role="tab"], select',
    );
    return [...controls]
      .filter((each) => each.getAttribute('aria-current') !== 'date')
      .filter((each) => each.checkVisibility() && getComputedStyle(each).backgroundColor === action)
      .map((each) => each.getAttribute('aria-label') ?? each.textContent.trim());
  });
}

for (const visitor of new Set(routes.filter(isMeasured).map(({ as }) => as))) {
  test(`the content of every screen of ${visitor} begins near the top, with one solid control at most`, async ({
    context,
  }) => {
    test.setTimeout(240_000);
    const page = await opened(context, visitor);
    const faults: string[] = [];
    const expectAtMost = async (name: string, selector: string, limit: number) => {
      const y = await top(page, selector);
      if (y > limit)
        faults.push(`${name}: ${selector} at ${String(y)}, more than ${String(limit)}`);
    };
    for (const { path, name } of routes.filter((each) => each.as === visitor && isMeasured(each))) {
      await page.setViewportSize(desktop);
      await page.goto(path);
      await settled(page);
      const solid = await solidControls(page);
      if (solid.length > 1) faults.push(`${name}: ${solid.join(', ')} are all solid`);
      if (told.includes(name)) continue;
      await expectAtMost(name, 'main [data-first-content]', most.content);
      if (name === 'content-calendar') await expectAtMost(name, 'main [data-date]', most.day);
      if (name.endsWith('-list')) await expectAtMost(name, 'main tbody tr', most.row);
      if (laterOnPhones.includes(name)) continue;
      await page.setViewportSize(largePhone);
      await settled(page);
      await expectAtMost(`${name} at 390`, 'main [data-first-content]', mostOnPhones);
    }
    expect(faults).toEqual([]);
  });
}

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
