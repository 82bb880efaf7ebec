import { opened } from './support/people';
import { calendarTitle, heading } from './support/posts';
import { chooseMore, openPage } from './support/screen';
import { expect, test } from './support/test';

for (const status of ['published', 'rejected']) {
  test(`an editor reads an item that is ${status}, learns why it is locked, and continues with a copy`, async ({
    context,
  }) => {
    const page = await opened(
      context,
      'editor',
      `/content/calendar?view=list&status=${status}&channel=linkedin`,
    );
    await openPage(page, page.getByRole('table').getByRole('link').first());
    await expect(page.getByText(`This item is ${status} and can’t be edited.`)).toBeVisible();
    const title = page.getByLabel('Title', { exact: true });
    const words = await title.inputValue();
    await title.press('Enter');
    await title.pressSequentially('!');
    await expect(title).toHaveValue(words);
    await expect(heading(page)).toHaveText(words);

    await chooseMore(page, 'Duplicate as draft');
    await expect(heading(page)).toHaveText(`${words} (copy)`);
    await title.fill('Second try');
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expect(heading(page)).toHaveText(calendarTitle);
    await expect(page.getByText('Saved “Second try”').first()).toBeAttached();
  });
}
