import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

test(
  'in forced colors the selected tab alone is underlined',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create');
    await page.emulateMedia({ forcedColors: 'active' });
    await settled(page);
    await page.getByRole('button', { name: 'Add Image' }).click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    const underlined = await page
      .getByRole('dialog')
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs
          .filter((tab) => getComputedStyle(tab).borderBlockEndStyle !== 'none')
          .map((tab) => tab.textContent),
      );
    expect(underlined).toHaveLength(1);
  },
);
