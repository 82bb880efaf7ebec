import type { Page } from '@playwright/test';

import { routes } from './routes';
import { audit, Findings } from './support/axe';
import { opened } from './support/people';
import { desktop, phone, settled, showTheme, themes } from './support/screen';
import { expect, test } from './support/test';

// So tall that nothing scrolls: axe cannot judge what lies under a bar that sticks to the window. At 6000 it takes the action
// bar of a blog post for lying over the header, 2900 pixels away.
const tall = { height: 8000 } as const;
const sizes = [
  { ...desktop, ...tall },
  { ...phone, ...tall },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far the page can be scrolled sideways, in pixels, once it has taken to the window's width. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow, `${where} scrolls sideways`).toBe(0);
}

for (const visitor of new Set(routes.map(({ as }) => as))) {
  test(`axe finds nothing in what ${visitor} sees, in every theme and width`, async ({
    context,
  }) => {
    test.setTimeout(240_000);
    const found = new Findings();
    const page = await opened(context, visitor);
    for (const { path, name } of routes.filter(({ as }) => as === visitor)) {
      await page.setViewportSize(sizes[0]);
      await page.goto(path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settled(page);
        await expectNoSidewaysScroll(page, `${name} at ${String(size.width)}`);
        for (const theme of themes) {
          await showTheme(page, theme);
          const where = `${name} ${theme} ${String(size.width)}`;
          found.add(where, await audit(page, { colorsOnly: theme !== 'light' }));
        }
      }
    }
    expect(found.all()).toEqual([]);
  });
}
