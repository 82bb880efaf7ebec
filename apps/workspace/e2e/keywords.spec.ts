import { activate, fill, tabTo } from './support/keyboard';
import { signedIn } from './support/people';
import { calendarTitle } from './support/posts';
import { expect, test } from './support/test';

test('an opportunity is found and becomes a draft that keeps its keyword, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'admin', '/analytics/keywords');
  const figures = page.getByRole('table', { name: 'Keyword metrics' });
  await expect(figures).toBeVisible();
  const analyze = page.getByRole('button', { name: 'Analyze Opportunities' });

  // With this latency an analysis lasts long enough to be canceled.
  await page.goto('/analytics/keywords?latency=10');
  await expect(figures).toBeVisible();
  await activate(page, analyze);
  await activate(page, page.getByRole('button', { name: 'Cancel the analysis' }));
  await expect(analyze).toBeFocused();
  await page.goto('/analytics/keywords?latency=0');
  await expect(figures).toBeVisible();
  await activate(page, analyze);

  const top = page.getByRole('list', { name: 'Top opportunities' });
  const create = top.getByRole('link', { name: /^Create content from this: /u }).first();
  const name = await create.getAttribute('aria-label');
  const keyword = name?.replace('Create content from this: ', '') ?? '';
  await expect(top.getByText(/^Score is \d+, above 70\.$/u).first()).toBeVisible();

  // The result remains when the range changes, and names its range.
  await tabTo(page, page.getByRole('radio', { name: 'Last 30 days' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/range=90d/u);
  await expect(page.getByText('These opportunities are from the last 30 days')).toBeVisible();
  await activate(page, create);

  await expect(page.getByRole('textbox', { name: 'Keyword' })).toHaveValue(keyword);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue(new RegExp(`^${keyword}$`, 'iu'));
  await fill(page, title, 'Weekend notes');
  await fill(page, page.getByRole('textbox', { name: /^Text/u }), 'All that you need to know.');
  await activate(page, page.getByRole('button', { name: 'Create Blog Post' }));
  await expect(page.getByRole('heading', { level: 1, name: calendarTitle })).toBeVisible();

  // The search finds the item by its keyword, which is in neither its title nor its text.
  await page.goto(`/content/calendar?view=list&q=${encodeURIComponent(keyword)}`);
  await expect(page.getByRole('link', { name: 'Weekend notes' })).toBeVisible();
});

test(
  'a keyword group is added, deleted and restored, by the keyboard alone',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await signedIn(context, 'admin', '/analytics/keywords');
    const groups = page.getByRole('list', { name: 'Keyword groups' });
    await expect(groups.getByRole('listitem')).toHaveCount(6);
    await activate(page, page.getByRole('button', { name: 'Add group' }));
    const dialog = page.getByRole('dialog', { name: 'Add keyword group' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Gifts');
    await fill(page, dialog.getByRole('textbox', { name: 'Keywords' }), 'coffee gift box,');
    await activate(page, dialog.getByRole('button', { name: 'Add group' }));
    const actions = page.getByRole('button', { name: 'Actions for Gifts' });
    await expect(actions).toBeFocused();
    await expect(
      page
        .getByRole('table', { name: 'Keyword metrics' })
        .getByRole('link', { name: 'coffee gift box' }),
    ).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit…' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await activate(page, question.getByRole('button', { name: 'Delete group' }));
    await expect(groups.getByRole('listitem')).toHaveCount(6);
    await tabTo(page, page.getByRole('button', { name: /^Undo: /u }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(groups.getByRole('link', { name: 'Gifts' })).toBeVisible();
  },
);
