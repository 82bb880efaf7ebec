import { opened } from './support/people';
import { settled, widePhone } from './support/screen';
import { expect, test } from './support/test';

test.use({ hasTouch: true, isMobile: true });

/** Lists whose order a person chooses, with the menu item that moves the first of them. */
const lists = [
  { path: '/brand/colors', name: 'Roastery Green', item: 'Move later' },
  { path: '/brand/context', name: 'Source Verification', item: 'Move down' },
  { path: '/brand/voice', name: 'Warm, never sugary', item: 'Move down' },
] as const;

for (const { path, name, item } of lists) {
  test(
    `on a phone, touches of 44 px move ${name} of ${path}`,
    { tag: '@verify' },
    async ({ context }) => {
      const page = await opened(context, 'admin', path);
      await page.setViewportSize(widePhone);
      await settled(page);
      const tiles = page.locator('[data-tile]');
      await expect(tiles.first()).toContainText(name);
      const actions = page.getByRole('button', { name: `Actions for ${name}` });
      await actions.tap();
      const move = page.getByRole('menuitem', { name: item });
      await expect(move).toBeVisible();
      for (const target of [actions, move]) {
        // Once the menu has opened: it grows.
        const side = async () => {
          const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
          return Math.min(width, height);
        };
        await expect.poll(side).toBeGreaterThanOrEqual(44);
      }
      await move.tap();
      await expect(tiles.nth(1)).toContainText(name);

      await page.reload();
      await settled(page);
      await expect(tiles.nth(1)).toContainText(name);
    },
  );
}
