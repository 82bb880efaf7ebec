import { tabTo } from './support/keyboard';
import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

test('a list is filtered by the keyboard, saved as a view, opened in another tab, renamed and deleted', async ({
  context,
}) => {
  const page = await opened(context, 'manager', '/content/calendar?view=list');
  const bar = page.getByRole('toolbar', { name: 'Filters' });
  const channel = bar.getByRole('button', { name: /^Channel/u });
  const views = page.getByRole('button', { name: /^Views/u });
  await tabTo(page, bar.getByRole('button', { name: /^Status/u }));
  await page.keyboard.press('ArrowRight');
  // The filter bar is a single Tab stop, so Tab leaves it.
  await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toHaveCount(0);
  await tabTo(page, bar.getByRole('button', { name: 'Filter', exact: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(channel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'All channels' })).toBeFocused();
  await page.keyboard.type('blu');
  await expect(page.getByRole('menuitemradio', { name: 'Bluesky' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(channel).toHaveAccessibleName('Channel: Bluesky');
  await expect(channel).toBeFocused();
  await expect(page).toHaveURL(/channel=bluesky/u);

  const choose = async (name: string) => {
    await views.press('Enter');
    await page.getByRole('menuitem', { name, exact: true }).press('Enter');
  };
  await choose('Save view…');
  const name = page.getByRole('dialog', { name: 'Save view' }).getByLabel('Name');
  await expect(name).toBeFocused();
  await name.fill('Blue sky');
  await name.press('Enter');
  await expect(views).toHaveAccessibleName('Views, Blue sky');
  await expect(views).toHaveText('Blue sky');
  await expect(views).toBeFocused();

  const other = await opened(context, 'manager', '/content/calendar?view=month');
  await other.getByRole('button', { name: 'Views' }).click();
  await other.getByRole('menuitem', { name: 'Blue sky' }).click();
  await expect(other).toHaveURL(/view=list.*channel=bluesky|channel=bluesky.*view=list/u);
  await settled(other);
  await other.getByRole('button', { name: 'Views, Blue sky' }).click();
  const shown = other.getByRole('menuitem', { name: 'Blue sky' });
  await expect(shown).toHaveAttribute('aria-current', 'true');

  await choose('Rename view…');
  await page.getByRole('dialog', { name: 'Rename view' }).getByRole('textbox').fill('Sky');
  await page.keyboard.press('Enter');
  await expect(views).toHaveAccessibleName('Views, Sky');
  await choose('Delete view');
  await expect(views).toHaveAccessibleName('Views');
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await expect(views).toHaveAccessibleName('Views, Sky');
});

test(
  'a search in the month leads to what it finds on other days',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/calendar?view=month&date=2026-06-15');
    const search = page.getByRole('searchbox', { name: 'Search content' });
    await search.fill('grower letter');
    await expect(page.getByRole('button', { name: /\d in other months/u })).toBeVisible();
    const before = await page.getByRole('heading', { level: 2 }).first().textContent();
    await search.press('Enter');
    await expect(page).toHaveURL(/q=grower/u);
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
    await expect(page.getByRole('link', { name: /Grower letter/u }).first()).toBeVisible();
  },
);
