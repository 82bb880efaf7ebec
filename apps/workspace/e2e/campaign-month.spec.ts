import type { Locator, Page } from '@playwright/test';

import { activate, fill, tabTo } from './support/keyboard';
import { opened } from './support/people';
import { calendarTitle, heading, text } from './support/posts';
import { expect, test } from './support/test';

const now = 'now=2026-06-15T10:00:00.000Z';
const campaign = 'campaign=campaign_1748736000000_100001';
const plan = [
  { type: 'social', title: 'Picking begins', submit: 'Create Posts', day: 22 },
  { type: 'email', title: 'A letter from the orchard', submit: 'Create Campaign', day: 23 },
  { type: 'blog', title: 'How a cider is made', submit: 'Create Blog Post', day: 24 },
] as const;

const chip = (page: Page, title: string, status: string, day: number) =>
  page
    .locator(`[data-date="2026-06-${String(day)}"]`)
    .getByRole('link', { name: new RegExp(`${title}, ${status}, `) });

/** Moves from the grid's Tab stop to an item of another day. */
async function goTo(page: Page, day: number, item: Locator): Promise<void> {
  await heading(page).focus();
  await tabTo(page, page.locator('[data-date] [tabindex="0"]'));
  const here = await page.evaluate(() => {
    const { day: own, of } =
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
    return Number((own ?? of ?? '').slice(-2));
  });
  for (let step = here; step !== day; step += Math.sign(day - here)) {
    await page.keyboard.press(day > here ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-entry]:focus')).toBeVisible();
  for (let step = 0; step < 3; step += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
}

test('a month of a campaign is planned by the keyboard alone: three types written, approved, scheduled and moved', async ({
  context,
}) => {
  test.slow();
  const page = await opened(
    context,
    'manager',
    `/content/calendar?view=month&date=2026-06-22&${campaign}&${now}`,
  );
  await expect(page.getByRole('button', { name: /^Campaign: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
  const create = page.getByRole('link', { name: 'Create content', exact: true });
  await expect(create).toHaveAttribute('href', new RegExp(campaign, 'u'));
  for (const { type, title, submit, day } of plan) {
    await page.goto(`/content/create?type=${type}&date=2026-06-${String(day)}&${campaign}`);
    await expect(page.getByLabel('Campaign (optional)')).toHaveValue(/100001$/u);
    await fill(page, page.getByLabel('Title', { exact: true }), title);
    if (type === 'email') {
      await fill(page, page.getByLabel('Subject line', { exact: true }), title);
    }
    await fill(page, page.getByLabel('Text', { exact: true }), text);
    await activate(page, page.getByRole('button', { name: submit }));
    await expect(heading(page)).toHaveText(calendarTitle);
  }

  await page.goto(`/content/calendar?view=month&date=2026-06-22&${campaign}`);
  for (const { title, day } of plan) {
    await expect(chip(page, title, 'Draft', day)).toBeVisible();
    await goTo(page, day, chip(page, title, 'Draft', day));
    await page.keyboard.press('s');
    await expect(chip(page, title, 'Pending', day)).toBeFocused();
    await page.keyboard.press('a');
    await expect(chip(page, title, 'Approved', day)).toBeFocused();
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog');
    await activate(page, dialog.getByRole('button', { name: 'Schedule', exact: true }));
    await expect(chip(page, title, 'Scheduled', day)).toBeFocused();
    // Picks the item up and moves it three days forward.
    await page.keyboard.press('Space');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(chip(page, title, 'Scheduled', day + 3)).toBeFocused();
  }
  // Creates one copy too many and deletes it; the campaign filter stays set.
  await page.keyboard.press('c');
  await expect(page.getByText(/^Copied as “/u).first()).toBeVisible();
  // The copy is unscheduled.
  await page.getByRole('button', { name: /^Unscheduled \d+$/u }).click();
  const copy = page.getByRole('link', { name: /How a cider is made.*Draft/u });
  await copy.first().focus();
  await page.keyboard.press('Delete');
  await activate(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(copy).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(campaign, 'u'));

  await page.reload();
  for (const { title, day } of plan) {
    await expect(chip(page, title, 'Scheduled', day + 3)).toBeVisible();
  }
});

test('a scheduled item is published at its time, in every open tab and while the app is closed', async ({
  context,
}) => {
  const scheduled = (page: Page) => page.getByRole('link', { name: /Scheduled Content/u });
  const count = async (page: Page) =>
    Number(/\d+/u.exec((await scheduled(page).textContent()) ?? '')?.[0]);
  const grower = /Grower letter: Sela/u;
  const home = await opened(context, 'manager', `/?${now}`, { remember: true });
  const upcoming = home.getByRole('region', { name: 'Upcoming Content' });
  await expect(upcoming.getByRole('link', { name: grower })).toBeVisible();
  await expect.poll(() => count(home)).toBeGreaterThan(0);
  const before = await count(home);

  // By this tab's clock the first item is due without any user action.
  const reader = await context.newPage();
  const list = '/content/calendar?view=list&q=Grower+letter&latency=0';
  await reader.goto(`${list}&now=2026-06-18T11:46:00.000Z`);
  await expect(reader.getByRole('row', { name: grower })).toContainText('Published');
  await expect(upcoming.getByRole('link', { name: grower })).toHaveCount(0);
  await expect.poll(() => count(home)).toBeLessThan(before);
  await home.close();
  await reader.close();

  const later = await opened(context, 'manager', '/?now=2026-08-20T10:00:00.000Z');
  await expect(scheduled(later)).toContainText('0');
});
