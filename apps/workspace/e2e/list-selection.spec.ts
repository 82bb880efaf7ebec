import { activate, tabTo } from './support/keyboard';
import { opened } from './support/people';
import { expect, test } from './support/test';

test('items are selected and approved by keyboard alone, one is refused by name, and all of it is undone', async ({
  context,
}) => {
  const page = await opened(context, 'manager', '/content/calendar?view=list&orderBy=status');
  const bar = page.getByRole('group', { name: 'Selected content' });
  const drafts = page.getByRole('row').filter({ hasText: 'Draft' });
  const pending = page.getByRole('row').filter({ hasText: 'Pending' });
  await expect(pending).toHaveCount(8);
  const title = (await drafts.last().getByRole('link').textContent()) ?? '';

  await tabTo(page, page.getByRole('checkbox', { name: /^Select “/u }).first());
  const last = drafts.last().getByRole('checkbox');
  while (!(await last.evaluate((box) => box === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar).toContainText('1 selected');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('3 selected');

  await activate(page, bar.getByRole('button', { name: 'Approve' }));
  const done = page.getByRole('alertdialog', { name: 'Approved 2 of 3 items' });
  await expect(done).toContainText(`“${title}”: Only pending items can be approved.`);
  await expect(bar).toContainText('1 selected');
  await expect(page.locator('main tr:focus-within')).toHaveCount(1);
  await expect(pending).toHaveCount(6);

  await activate(page, done.getByRole('button', { name: 'Undo' }));
  await expect(pending).toHaveCount(8);
  await activate(page, bar.getByRole('button', { name: 'Clear selection' }));
  await expect(bar).toHaveCount(0);
});
