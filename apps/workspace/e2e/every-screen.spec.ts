import type { Page } from '@playwright/test';

import type { ScreenRoute } from './routes';
import { routes } from './routes';
import { audit, Findings } from './support/axe';
import { layoutFaults } from './support/layout';
import { opened } from './support/people';
import { desktop, phone, settled, showTheme, themes } from './support/screen';
import { tabStopFaults } from './support/tab-stops';
import { expect, test } from './support/test';

// The viewport is so tall that nothing scrolls, because axe cannot judge content under a sticky
// bar. At 6000 px it reports that the action bar of a blog post covers the header, 2900 px away.
const tall = { height: 8000 } as const;
const wide = { ...desktop, ...tall } as const;
const phones = [
  { width: 390, ...tall },
  { ...phone, ...tall },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

/** Expects that the page does not scroll sideways once its layout has adapted to the viewport. */
async function expectNoSidewaysScroll(
  page: Page,
  size: { width: number; height: number },
  { name }: ScreenRoute,
): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow, `${name} scrolls sideways at ${String(size.width)}`).toBe(0);
}

/** Collects the axe findings of the open page in each theme. */
async function auditAt(
  page: Page,
  size: { width: number; height: number },
  { name }: ScreenRoute,
  found: Findings,
): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  for (const theme of themes) {
    await showTheme(page, theme);
    const where = `${name} ${theme} ${String(size.width)}`;
    found.add(where, await audit(page, { colorsOnly: theme !== 'light' }));
  }
  await showTheme(page, 'light');
}

/** Screens per test; small groups keep both workers busy until the end. */
const atOnce = 8;

/** Returns the path of a route with its `view` and no other parameter. */
function pageOf({ path }: ScreenRoute): string {
  const { pathname, searchParams } = new URL(path, 'https://app.example');
  return `${pathname} ${searchParams.get('view') ?? ''}`;
}

/** The first route of each page and view; the stories cover the other states with axe. */
const first = new Map(routes.toReversed().map((route) => [pageOf(route), route]));
const isFirst = (route: ScreenRoute) => first.get(pageOf(route)) === route;

function groupsOf(screens: readonly ScreenRoute[]): ScreenRoute[][] {
  const groups: ScreenRoute[][] = [];
  for (let from = 0; from < screens.length; from += atOnce) {
    groups.push(screens.slice(from, from + atOnce));
  }
  return groups;
}

for (const visitor of new Set(routes.map(({ as }) => as))) {
  const own = routes.filter(({ as }) => as === visitor);
  const groups = [
    ...groupsOf(own.filter((route) => isFirst(route))).map((screens) => ({
      screens,
      tag: [],
    })),
    ...groupsOf(own.filter((route) => !isFirst(route))).map((screens) => ({
      screens,
      tag: '@verify',
    })),
  ];
  for (const { screens, tag } of groups) {
    const names = screens.map(({ name }) => name).join(', ');
    test(`axe, layout and Tab stops as ${visitor}: ${names}`, { tag }, async ({ context }) => {
      test.setTimeout(240_000);
      const found = new Findings();
      const layout: string[] = [];
      const stops: string[] = [];
      const page = await opened(context, visitor);
      for (const route of screens) {
        await page.setViewportSize(desktop);
        await page.goto(route.path);
        await settled(page);
        layout.push(...(await layoutFaults(page, route)));
        await auditAt(page, wide, route, found);
        for (const size of [wide, ...phones]) await expectNoSidewaysScroll(page, size, route);
        await page.setViewportSize(desktop);
        await settled(page);
        stops.push(...(await tabStopFaults(page, route)));
      }
      expect.soft(found.all()).toEqual([]);
      expect.soft(layout).toEqual([]);
      expect.soft(stops).toEqual([]);
    });
  }
  for (const group of groupsOf(own)) {
    const names = group.map(({ name }) => name).join(', ');
    const title = `axe at 390 and 320 pixels as ${visitor}: ${names}`;
    test(title, { tag: '@verify' }, async ({ context }) => {
      test.setTimeout(240_000);
      const found = new Findings();
      const page = await opened(context, visitor);
      for (const route of group) {
        await page.setViewportSize(phones[0]);
        await page.goto(route.path);
        for (const size of phones) await auditAt(page, size, route, found);
      }
      expect(found.all()).toEqual([]);
    });
  }
}
