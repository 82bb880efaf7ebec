import { rowsOf } from './support/database';
import { tabTo } from './support/keyboard';
import { opened } from './support/people';
import { calendarTitle, heading, openItem, send, write } from './support/posts';
import { expect, test } from './support/test';

test.use({ timezoneId: 'Europe/Berlin' });

/** Four weeks before the clocks there go forward, on Sunday, March 28, from 2 to 3. */
const now = 'now=2027-03-01T10:00:00.000Z';
const title = 'Spring cupping';

test(
  'over the change to summer time an item keeps the time of day that was set',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', `/content/create?${now}`);
    await expect(heading(page)).toHaveText('Create content');
    await write(page, title);
    await page.getByRole('spinbutton', { name: /^month/u }).focus();
    await page.keyboard.type('032720270930am');
    await send(page);
    const stored = async () =>
      (await rowsOf(page, 'content'))
        .filter((row) => Reflect.get(row, 'title') === title)
        .map((row) => Reflect.get(row, 'scheduledFor'));
    expect(await stored()).toEqual(['2027-03-27T08:30:00.000Z']);

    await page.goto(`/content/calendar?view=month&date=2027-03-27&status=draft&${now}`);
    const chip = page.getByRole('link', { name: new RegExp(title, 'u') });
    await tabTo(page, page.getByRole('button', { name: /^Saturday, March 27/u }));
    await page.keyboard.press('Enter');
    await expect(chip).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const sunday = page.getByRole('gridcell', { name: /^Sunday, March 28, 2027/u });
    await expect(sunday.getByRole('link', { name: /^9:30 AM Spring cupping/u })).toBeVisible();
    await expect.poll(stored).toEqual(['2027-03-28T07:30:00.000Z']);

    // Half past two does not exist on that day; the form shows half past three.
    await openItem(page, title);
    await page.getByRole('spinbutton', { name: /^hour/u }).focus();
    await page.keyboard.type('0230');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(heading(page)).toHaveText(calendarTitle);
    expect(await stored()).toEqual(['2027-03-28T01:30:00.000Z']);
    await openItem(page, title);
    await expect(page.getByRole('spinbutton', { name: /^hour/u })).toHaveAttribute(
      'aria-valuetext',
      /3 AM/u,
    );
  },
);
