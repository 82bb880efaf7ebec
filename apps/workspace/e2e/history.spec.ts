import { opened } from './support/people';
import { calendarTitle, create, heading, openItem, text } from './support/posts';
import { openTab } from './support/screen';
import { expect, test } from './support/test';

const title = 'Lantern walk';

test('an earlier version is viewed, restored as a draft by keyboard, and undone', async ({
  context,
}) => {
  const page = await opened(context, 'manager');
  await create(page, title);
  await openItem(page, title);
  await page.getByLabel('Text', { exact: true }).fill(`${text} Bring a lantern.`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(heading(page)).toHaveText(calendarTitle);
  await openItem(page, title);

  await openTab(page, 'History');
  const history = page.getByRole('list', { name: 'History' });
  await history.getByRole('button', { name: 'Show what changed' }).press('Enter');
  await expect(history.getByRole('insertion')).toHaveText('Added: Bring a lantern.');
  await expect(history.getByRole('deletion')).toHaveCount(0);

  const restore = history.getByRole('button', { name: /^Restore as draft: version 1 of / });
  await restore.press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Restore version 1 of / });
  await expect(question).toContainText('This replaces the text of');
  await question.getByRole('button', { name: 'Restore as draft' }).press('Enter');
  const body = page.getByLabel('Text', { exact: true });
  await expect(body).toHaveValue(text);
  await expect(restore).toBeFocused();

  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(body).toHaveValue(`${text} Bring a lantern.`);
});
