import type { Locator, Page } from '@playwright/test';

import { tabTo } from './support/keyboard';
import { opened } from './support/people';
import { heading } from './support/posts';
import { openPage } from './support/screen';
import { expect, test } from './support/test';

/**
 * The clock of these journeys; the samples are dated relative to it, so every run sees the same
 * data.
 */
const now = 'now=2026-06-15T10:00:00.000Z';
const june = `/content/calendar?view=month&date=2026-06-18&${now}`;

const day = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const chip = (page: Page, name: RegExp) => page.getByRole('link', { name });
/**
 * Returns the items of a day; without hover or focus an item's name omits the date, which its cell
 * has.
 */
const inDay = (page: Page, date: string, name: RegExp) =>
  page.locator(`[data-date="${date}"]`).getByRole('link', { name });
/** Opens the unscheduled items, which are closed where seven columns need the room. */
async function openTray(page: Page) {
  await page.getByRole('button', { name: /^Unscheduled \d+$/ }).click();
  return page.getByRole('region', { name: 'Unscheduled' });
}
const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
const grower = /Grower letter: Sela.*Scheduled/;
const said = (page: Page, words: RegExp | string) =>
  expect(page.locator('[aria-live]').getByText(words).last()).toBeAttached();

/** Focuses the items of June 18 and picks up the first one for a keyboard move. */
async function lift(page: Page): Promise<void> {
  await tabTo(page, day(page, 'Thursday, June 18'));
  await page.keyboard.press('Enter');
  await expect(chip(page, grower)).toBeFocused();
  await page.keyboard.press('Space');
  await said(page, /picked up from Thursday, June 18, 2026 at 11:45 AM/);
}

test('an item is moved by keyboard, each step is announced, and the move survives a reload', async ({
  context,
}) => {
  const page = await opened(context, 'manager', june);
  await lift(page);
  await page.keyboard.press('ArrowRight');
  await said(page, 'Friday, June 19, 2026 at 11:45 AM. No other items.');
  await page.keyboard.press('ArrowRight');
  await said(page, /^Saturday, June 20, 2026 at 11:45 AM\. 1 other item: How we/);
  await page.keyboard.press('Shift+ArrowDown');
  await said(page, /^Saturday, June 20, 2026 at 12:00 PM/);
  await page.keyboard.press('Enter');
  await expect(inDay(page, '2026-06-20', /^12:00 PM Grower letter/)).toBeFocused();
  await said(page, /moved to Jun 20, 2026, 12:00 PM/);

  await page.reload();
  await expect(inDay(page, '2026-06-20', /^12:00 PM Grower letter/)).toBeVisible();
});

test(
  'undo is shown beside the count and restores the old date',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', june);
    await lift(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: /^Undo: “Grower letter/ });
    await expect(inDay(page, '2026-06-25', grower)).toBeVisible();
    await undo.press('Enter');
    await expect(inDay(page, '2026-06-18', /^11:45 AM Grower letter/)).toBeVisible();
  },
);

test(
  'a scheduled item cannot be dropped in the past, the reason is shown, and Escape cancels the move',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', june);
    await lift(page);
    await page.keyboard.press('ArrowUp');
    await said(page, /June 11, 2026.*Can’t drop it here: Choose a date and time in the future/);
    await page.keyboard.press('Enter');
    await expect(chip(page, /June 11, 2026, being moved/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inDay(page, '2026-06-18', /^11:45 AM Grower letter.*Email$/)).toBeFocused();
  },
);

test(
  'a published item cannot be moved, and the reason is shown',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', june);
    const published = inDay(page, '2026-06-12', /Published/);
    await published.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Already published.').first()).toBeVisible();
  },
);

test('an item is dragged to another day and keeps its time', async ({ context }) => {
  const page = await opened(context, 'manager', june);
  const target = page.locator('[data-date="2026-06-23"]');
  const from = await chip(page, grower).boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(inDay(page, '2026-06-23', /^11:45 AM Grower letter/)).toBeVisible();
});

/** Returns the center of an element. */
async function middle(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

test(
  'a drag held over "Next month" goes there, and a drop on the unscheduled items removes the date',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', june);
    const draft = inDay(page, '2026-06-29', /Draft/);
    await page.mouse.move(...(await middle(draft)));
    await page.mouse.down();
    const next = page.getByRole('button', { name: 'Next month', exact: true });
    await page.mouse.move(...(await middle(next)), { steps: 5 });
    await expect(page.getByRole('heading', { level: 2, name: 'July 2026' })).toBeVisible();
    const target = page.locator('[data-date="2026-07-14"]');
    await page.mouse.move(...(await middle(target)), { steps: 5 });
    await expect(target).toHaveAttribute('data-over', 'open');
    await page.mouse.up();
    const moved = inDay(page, '2026-07-14', /Draft/);
    await expect(moved).toBeVisible();
    const tray = await openTray(page);
    await page.mouse.move(...(await middle(moved)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(tray)), { steps: 5 });
    await page.mouse.up();
    await expect(moved).toHaveCount(0);
    await said(page, /^Removed the date from/);
  },
);

test(
  'a whole month is visible without scrolling, and its first day begins at the top',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'viewer', june);
    const box = await page.locator('[data-date]').first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(124);
    const hidden = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
    expect(hidden).toBe(0);
  },
);

test('the menu of an item moves it to a typed date', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'manager', june);
  await chip(page, grower).focus();
  const box = await chip(page, grower).boundingBox();
  await chip(page, grower).click({ button: 'right', position: { x: 20, y: 6 } });
  const menu = page.getByRole('menu');
  const fromPointer = async () => ((await menu.boundingBox())?.x ?? 0) - (box?.x ?? 0) - 20;
  await expect.poll(async () => Math.abs(await fromPointer())).toBeLessThan(3);
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move “Grower letter/ });
  await dialog.getByRole('spinbutton', { name: /^day/ }).focus();
  await page.keyboard.type('24');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(inDay(page, '2026-06-24', /^11:45 AM Grower letter/)).toBeVisible();
});

test(
  'an unscheduled item is scheduled from the tray by keyboard',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', june);
    const tray = await openTray(page);
    const draft = tray.getByRole('link', { name: /Draft/ }).first();
    const title = /^(.*), Draft/.exec((await draft.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await draft.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(inDay(page, '2026-06-19', /^9:00 AM/)).toHaveAccessibleName(
      new RegExp(`^9:00 AM ${title}, Draft`),
    );
  },
);

test('another date for an approved item asks whether to request approval again', async ({
  context,
}) => {
  const page = await opened(context, 'editor', june);
  const tray = await openTray(page);
  await tray
    .getByRole('link', { name: /Approved/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Ask for approval again?' });
  await dialog.getByRole('button', { name: 'Move and ask again' }).click();
  await expect(inDay(page, '2026-06-19', /^9:00 AM.*Pending/)).toBeVisible();
});

test(
  'the number of a day opens all its items, with their menus and a button to add one',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', june);
    await day(page, 'Wednesday, June 10').click();
    const dialog = page.getByRole('dialog', { name: 'Wednesday, June 10, 2026' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    const actions = dialog.getByRole('button', { name: /^Actions for/u }).first();
    await actions.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
    await dialog.getByRole('link', { name: 'Open the full form' }).click();
    await expect(heading(page)).toHaveText('Create content');
  },
);

test(
  'a draft is created on an empty day from a title alone',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', june);
    await tabTo(page, day(page, 'Thursday, June 18'));
    const empty = page.getByRole('button', { name: /nothing$/u }).first();
    const date = await empty.getAttribute('data-day');
    await empty.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Title/u)).toBeFocused();
    await page.keyboard.type('Summer opening hours');
    await page.keyboard.press('Enter');
    await expect(inDay(page, String(date), /Summer opening hours.*Draft/u)).toBeVisible();
    await expect(
      page.getByRole('button', { name: /1 item$/u }).and(page.locator(':focus')),
    ).toHaveAttribute('data-day', String(date));
  },
);

test(
  'the short form opens at the ground of a day and does not leave the window',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', june);
    for (const date of ['2026-06-10', '2026-06-30', '2026-06-06']) {
      const cell = page.locator(`[data-date="${date}"]`);
      await cell.click({ position: { x: 60, y: 122 } });
      const form = page.getByRole('dialog');
      await expect(form.getByLabel(/^Title/u)).toBeFocused();
      const { x, y, width, height } = await boxOf(form);
      const its = await boxOf(cell);
      expect(width).toBe(320);
      expect([x >= 0, y >= 0, x + width <= 1280, y + height <= 800]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      // The day itself stays in view.
      expect(x < its.x + its.width && x + width > its.x).toBe(true);
      expect(y >= its.y + its.height || y + height <= its.y).toBe(true);
      await page.keyboard.press('Escape');
      await expect(cell.getByRole('button').first()).toBeFocused();
    }
  },
);

test('one tab moves an item, and the other shows it', { tag: '@verify' }, async ({ context }) => {
  const one = await opened(context, 'manager', june);
  const other = await opened(context, 'editor', june);
  await lift(one);
  await one.keyboard.press('ArrowRight');
  await one.keyboard.press('Enter');
  await expect(inDay(other, '2026-06-19', grower)).toBeVisible();
});

test(
  'changing the month announces it and updates the address',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'viewer', june);
    await expect(page.getByText(/items? in June 2026$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next month', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'July 2026' })).toBeVisible();
    await said(page, /items? in July 2026$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'June 2026' })).toBeVisible();
  },
);

test(
  'filters, order and page are restored after an item was opened, saved and closed',
  { tag: '@verify' },
  async ({ context }) => {
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
      await openPage(page, first);
      await expect(heading(page)).toHaveText(title);
      await leave();
      await expect(first).toHaveText(title);
      await expect(page).toHaveURL(new RegExp(list, 'u'));
    }
  },
);

test('a quick range moves the grid to its dates', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'viewer', june);
  await page.getByRole('button', { name: 'Dates', exact: true }).click();
  await page.getByRole('button', { name: 'Next Month', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'July 2026' })).toBeVisible();
});
