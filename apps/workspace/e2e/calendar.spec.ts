import type { Page } from '@playwright/test';

import { tabTo } from './support/keyboard';
import { opened } from './support/people';
import { heading } from './support/posts';
import { expect, test } from './support/test';

/** The clock of these journeys; samples stand around it, the same for everybody. */
const now = 'now=2026-06-15T10:00:00.000Z';
const june = `/content/calendar?view=month&date=2026-06-18&${now}`;

const day = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const chip = (page: Page, name: RegExp) => page.getByRole('link', { name });
const grower = /Grower letter: Sela.*Scheduled/;
const said = (page: Page, words: RegExp | string) =>
  expect(page.locator('[aria-live]').getByText(words).last()).toBeAttached();

/** Goes into the items of June 18 and takes up the first. */
async function lift(page: Page): Promise<void> {
  await tabTo(page, day(page, 'Thursday, June 18'));
  await page.keyboard.press('Enter');
  await expect(chip(page, grower)).toBeFocused();
  await page.keyboard.press('Space');
  await said(page, /lifted from Thursday, June 18, 2026 at 11:45 AM/);
}

test('an item is moved by keys, each step is spoken, and it stays there after a reload', async ({
  context,
}) => {
  const page = await opened(context, 'manager', june);
  await lift(page);
  await page.keyboard.press('ArrowRight');
  await said(page, 'Friday, June 19, 2026 at 11:45 AM. Nothing else is there.');
  await page.keyboard.press('ArrowRight');
  await said(page, /^Saturday, June 20, 2026 at 11:45 AM\. 1 item is there: How we/);
  await page.keyboard.press('Shift+ArrowDown');
  await said(page, /^Saturday, June 20, 2026 at 12:00 PM/);
  await page.keyboard.press('Enter');
  await expect(chip(page, /^12:00 PM Grower letter.*June 20/)).toBeFocused();
  await said(page, /moved to Jun 20, 2026, 12:00 PM/);

  await page.reload();
  await expect(chip(page, /^12:00 PM Grower letter.*June 20/)).toBeVisible();
});

test('undo stands beside the count and gives the old date back', async ({ context }) => {
  const page = await opened(context, 'manager', june);
  await lift(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: /^Undo: “Grower letter/ });
  await expect(chip(page, /Grower letter: Sela.*June 25/)).toBeVisible();
  await undo.click();
  await expect(chip(page, /^11:45 AM Grower letter.*June 18/)).toBeVisible();
});

test('a scheduled item is not dropped in the past, says why, and Escape returns it', async ({
  context,
}) => {
  const page = await opened(context, 'manager', june);
  await lift(page);
  await page.keyboard.press('ArrowUp');
  await said(
    page,
    /June 11, 2026.*It cannot be dropped here: Choose a date and time in the future/,
  );
  await page.keyboard.press('Enter');
  await expect(chip(page, /June 11, 2026, being moved/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chip(page, /^11:45 AM Grower letter.*June 18, 2026$/)).toBeFocused();
});

test('what is published stays, and the reason is told', async ({ context }) => {
  const page = await opened(context, 'manager', june);
  const published = chip(page, /Published.*June 12/);
  await published.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('It is published already.').first()).toBeVisible();
});

test('an item is dragged to another day and keeps its time', async ({ context }) => {
  const page = await opened(context, 'manager', june);
  // Far from the edges, where a drag scrolls the page.
  const target = page.locator('[data-date="2026-06-23"]');
  await target.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
  const from = await chip(page, grower).boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(chip(page, /^11:45 AM Grower letter.*June 23/)).toBeVisible();
});

test('the menu of an item moves it to a date that is typed', async ({ context }) => {
  const page = await opened(context, 'manager', june);
  await chip(page, grower).focus();
  await chip(page, grower).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move “Grower letter/ });
  await dialog.getByRole('spinbutton', { name: /^day/ }).focus();
  await page.keyboard.type('24');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(chip(page, /^11:45 AM Grower letter.*June 24/)).toBeVisible();
});

test('what has no date gets one from the tray, by keys', async ({ context }) => {
  const page = await opened(context, 'editor', june);
  const tray = page.getByRole('region', { name: 'Unscheduled' });
  const draft = tray.getByRole('link', { name: /Draft/ }).first();
  const title = /^(.*), Draft/.exec((await draft.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await draft.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `9:00 AM ${title}` })).toHaveAccessibleName(
    /June 19, 2026$/,
  );
});

test('another date of what is approved asks whether to ask for approval again', async ({
  context,
}) => {
  const page = await opened(context, 'editor', june);
  const tray = page.getByRole('region', { name: 'Unscheduled' });
  await tray
    .getByRole('link', { name: /Approved/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Ask for approval again?' });
  await dialog.getByRole('button', { name: 'Move and ask again' }).click();
  await expect(chip(page, /^9:00 AM.*Pending.*June 19/)).toBeVisible();
});

test('all of a day opens from its number, with the menus of its items and the way to add to it', async ({
  context,
}) => {
  const page = await opened(context, 'editor', june);
  await day(page, 'Wednesday, June 10').click();
  const dialog = page.getByRole('dialog', { name: 'Wednesday, June 10, 2026' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const actions = dialog.getByRole('button', { name: /^Actions for/u }).first();
  await actions.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await dialog.getByRole('link', { name: 'Add content on this day' }).click();
  await expect(heading(page)).toHaveText('Create content');
});

test('one tab moves an item, and the other shows it', async ({ context }) => {
  const one = await opened(context, 'manager', june);
  const other = await opened(context, 'editor', june);
  await lift(one);
  await one.keyboard.press('ArrowRight');
  await one.keyboard.press('Enter');
  await expect(chip(other, /Grower letter: Sela.*June 19/)).toBeVisible();
});

test('the month is turned, told, and in the address', async ({ context }) => {
  const page = await opened(context, 'viewer', june);
  await expect(page.getByText(/items? in June 2026$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next month', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'July 2026' })).toBeVisible();
  await said(page, /items? in July 2026$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'June 2026' })).toBeVisible();
});

test('filters, order and page are there again after an item was opened, saved and left', async ({
  context,
}) => {
  const list = 'status=published&orderBy=title&direction=descending&page=2';
  const page = await opened(context, 'manager', `/content/calendar?view=list&${list}`);
  const first = page.getByRole('table').getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  for (const leave of [
    async () => page.getByRole('link', { name: 'Content calendar', exact: true }).click(),
    async () => {
      await page.getByLabel('Campaign (optional)').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  ]) {
    await first.click();
    await expect(heading(page)).toHaveText(title);
    await leave();
    await expect(first).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(list, 'u'));
  }
});

test('a quick range turns the grid to it', async ({ context }) => {
  const page = await opened(context, 'viewer', june);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Next Month', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'July 2026' })).toBeVisible();
});
