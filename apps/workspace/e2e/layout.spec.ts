import type { Locator } from '@playwright/test';

import { routes } from './routes';
import { barPlaces, barsOf, switching } from './support/bars';
import { faultyScreens } from './support/faulty-screens';
import { opened } from './support/people';
import { desktop, phone, settled, smallDesktop, widePhone } from './support/screen';
import { expect, test } from './support/test';

test('the whole menu of an admin is in sight', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'admin', '/');
  await page.setViewportSize(desktop);
  await settled(page);
  await expect(page.getByRole('link', { name: 'Help' })).toBeInViewport({ ratio: 0.99 });
});

test(
  'on a phone the days of a month begin right below its bars',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/content/calendar?view=month');
    for (const size of [widePhone, phone]) {
      await page.setViewportSize(size);
      await settled(page);
      const first = page.getByRole('gridcell').first();
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(120);
    }
  },
);

test(
  'in a window of 1024 pixels the bars have one row each',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/');
    await page.setViewportSize(smallDesktop);
    const top = async (first: Locator) => {
      await settled(page);
      return (await first.boundingBox())?.y;
    };
    for (const view of ['month', 'week&date=2026-11-30']) {
      await page.goto(`/content/calendar?view=${view}`);
      expect(await top(page.getByRole('gridcell').first()), view).toBeLessThanOrEqual(124);
    }
    await page.goto('/content/calendar?view=list');
    expect(await top(page.getByRole('columnheader').first())).toBeLessThanOrEqual(96);
    await page.goto('/files');
    expect(await top(page.getByRole('gridcell').first())).toBeLessThanOrEqual(112);
    await page.goto(routes.find(({ name }) => name === 'content-edit-social')?.path ?? '');
    await settled(page);
    const properties = page.getByRole('group', { name: 'Properties' });
    expect((await properties.boundingBox())?.height).toBeLessThanOrEqual(45);
  },
);

test(
  'in a window of 900 pixels no screen is wider, and the calendar has its whole title',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin');
    await page.setViewportSize({ width: 900, height: 800 });
    const isCalendar = (name: string) => /^content-(?:calendar|list)/u.test(name);
    expect(await faultyScreens(page, isCalendar)).toEqual([]);
  },
);

for (const size of [desktop, widePhone]) {
  test(
    `from right to left no screen is wider than ${String(size.width)} pixels`,
    { tag: '@verify' },
    async ({ context }) => {
      const page = await opened(context, 'admin');
      await page.setViewportSize(size);
      page.on('domcontentloaded', async () => {
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
        });
      });
      expect(await faultyScreens(page, () => false)).toEqual([]);
      const main = page.getByRole('main');
      expect(await main.evaluate((each) => getComputedStyle(each).direction)).toBe('rtl');
    },
  );
}

test(
  'on the narrowest phone the menu of an item is beside its title',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin');
    await page.setViewportSize(phone);
    await page.goto(routes.find(({ name }) => name === 'content-edit-social')?.path ?? '');
    await settled(page);
    const menu = await page.getByRole('button', { name: 'More actions' }).first().boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(menu?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  },
);

test('the text to approve is in view beside Approve', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'manager', '/content/calendar?view=review');
  await page.setViewportSize(desktop);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport();
  const content = page.getByRole('group', { name: 'Content', exact: true });
  await expect(content.locator('p').first()).toBeInViewport();
  expect((await content.boundingBox())?.y).toBeLessThanOrEqual(160);
});

test(
  'the bars stay in sight, and focus in them does not scroll the page',
  { tag: '@verify' },
  async ({ context }) => {
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
  },
);

test(
  'nothing in the bars moves when a view or a filter changes',
  { tag: '@verify' },
  async ({ context }) => {
    // A month with a short name, which leaves room for a chip.
    const june = '/content/calendar?view=month&date=2026-06-01';
    const page = await opened(context, 'manager', june);
    await page.setViewportSize(desktop);
    await settled(page);
    const view = (name: string) => page.getByRole('radio', { name });
    const filters = page.getByRole('toolbar', { name: 'Filters' });
    const places = async (...controls: readonly Locator[]) => {
      await settled(page);
      return Promise.all(controls.map((each) => each.boundingBox()));
    };
    const saved = page.getByRole('button', { name: /^Views/u });
    const start = async () => {
      await settled(page);
      const box = await saved.boundingBox();
      return box && [box.x, box.y];
    };
    const label = (name: string) => view(name).locator('xpath=ancestor::label');
    const ofPage = ['Month', 'Week', 'List', 'Review'].map(label);
    const search = page.getByRole('searchbox', { name: 'Search content' });
    const views = await places(...ofPage);
    const month = await places(search, filters.getByRole('button').first());
    await page.getByText('Week', { exact: true }).click();
    await expect(view('Week')).toBeChecked();
    expect(await places(...ofPage)).toEqual(views);
    expect(await places(search, filters.getByRole('button').first())).toEqual(month);
    await label('Review').click();
    await expect(view('Review')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    expect(await places(...ofPage)).toEqual(views);

    // Set filters grow into the gap of the month's bar; in a narrower window the button counts them.
    await page.getByText('Month', { exact: true }).click();
    await expect(view('Month')).toBeChecked();
    const add = filters.getByRole('button', { name: /^Filter/u });
    const unset = await places(search, add);
    for (const path of [june, june.replace('month', 'week')]) {
      await page.goto(`${path}&q=coffee`);
      await expect(
        page.getByRole('button', { name: /^\d+ in other (?:months|weeks), next/u }),
      ).toBeVisible();
      expect(await places(search, add)).toEqual(unset);
    }
    await page.goto(june);
    await add.click();
    await page.getByRole('menuitem', { name: 'Status' }).click();
    await page.getByRole('menuitemradio', { name: 'Pending' }).click();
    await expect(page.getByRole('button', { name: 'Status: Pending', exact: true })).toBeVisible();
    expect(await places(search, add)).toEqual(unset);
    await page.goto(`${june}&status=pending&channel=linkedin`);
    expect(await places(search, add)).toEqual(unset);
    await page.setViewportSize(smallDesktop);
    const narrower = await places(search, add);
    await page.goto(june);
    expect(await places(search, add)).toEqual(narrower);
    await page.setViewportSize(desktop);

    await page.getByText('List', { exact: true }).click();
    await expect(view('List')).toBeChecked();
    expect(await places(...ofPage)).toEqual(views);

    const status = filters.getByRole('button', { name: 'Status' });
    const list = await places(search, status);
    const unnamed = await start();
    await status.click();
    await page.getByRole('menuitemradio', { name: 'Pending' }).click();
    await expect(page).toHaveURL(/status=pending/u);
    // That is the view “Needs review”, whose name is on the button of the views.
    await expect(saved).toHaveText('Needs review');
    expect(await start()).toEqual(unnamed);
    for (const name of ['Channel', 'Dates'])
      await expect(filters.getByRole('button', { name, exact: true })).toBeVisible();
    // The frame of a chip that is set holds its two buttons.
    const set = filters.getByRole('button', { name: 'Status: Pending', exact: true });
    const moved = await places(search, set.locator('xpath=..'));
    expect(await places(...ofPage)).toEqual(views);
    // In whole pixels: letters of another width move the text within its box.
    const corners = (boxes: typeof moved) =>
      boxes.map((box) => box && [Math.round(box.x), Math.round(box.y)]);
    expect(corners(moved)).toEqual(corners(list));
  },
);

test(
  'a filter by type leaves the first filters in sight',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/content/calendar?view=list&type=email');
    await page.setViewportSize(desktop);
    await settled(page);
    const filters = page.getByRole('toolbar', { name: 'Filters' });
    for (const name of ['Status', 'Channel', 'Dates', 'Type: Email Campaign'])
      await expect(filters.getByRole('button', { name, exact: true })).toBeVisible();
  },
);

for (const { path, name, as } of routes.filter((each) => each.name in switching)) {
  test(
    `nothing in the bars of ${name} moves when a view or a filter changes`,
    { tag: '@verify' },
    async ({ context }) => {
      test.setTimeout(120_000);
      const page = await opened(context, as, path);
      await page.setViewportSize(desktop);
      await settled(page);
      const start = await barPlaces(page);
      const named = (kind: string, places: typeof start) =>
        Object.keys(places).filter((each) => each.startsWith(kind));
      const expectInPlace = async (isCompared: (control: string) => boolean = () => true) => {
        await settled(page);
        const now = await barPlaces(page);
        expect(named('option', now)).toEqual(named('option', start));
        const moved = Object.entries(now)
          .filter(([control, at]) => isCompared(control) && (start[control] ?? at) !== at)
          .map(([control, at]) => `${control} from ${start[control] ?? ''} to ${at}`);
        expect(moved, page.url()).toEqual([]);
      };

      const options = barsOf(page).getByRole('radio');
      const count = await options.count();
      for (let at = 0; at < count; at += 1) {
        await options.nth(at).locator('xpath=ancestor::label').click();
        await expect(options.nth(at)).toBeChecked();
        await expectInPlace();
      }

      const search = barsOf(page).getByRole('searchbox');
      await page.goto(path);
      await settled(page);
      if ((await search.count()) > 0) {
        await search.fill('e');
        await expect(page).toHaveURL(/[?&]q=e(?:&|$)/u);
        await expectInPlace();
      }

      const filters = switching[name] ?? [];
      for (const [at, filter] of filters.entries()) {
        await page.goto(path);
        await settled(page);
        const chip = barsOf(page).locator(`[data-filter="${filter}"]`);
        await chip.click();
        // The first value is any.
        await page.getByRole('menuitemradio').nth(1).click();
        await expect(chip).toContainText(': ');
        // A chip that is set is wider, so those after it give way.
        const after = filters.slice(at + 1).map((each) => `filter ${each}`);
        await expectInPlace((control) => !after.includes(control));
      }
    },
  );
}
