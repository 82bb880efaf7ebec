import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

test('in forced colours the selected tab alone is underlined', async ({ context }) => {
  const page = await opened(context, 'editor', '/files?tab=images');
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  const underlined = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs
        .filter((tab) => getComputedStyle(tab).borderBlockEndStyle !== 'none')
        .map((tab) => tab.textContent),
    );
  expect(underlined).toEqual(['Images']);
});
