import type { Page } from '@playwright/test';

import { Hand } from './support/hand';
import { opened } from './support/people';
import { heading } from './support/posts';
import { settled } from './support/screen';
import { expect, test } from './support/test';

const june = '/content/calendar?view=month&date=2026-06-18&now=2026-06-15T10:00:00.000Z';
const said = (page: Page, words: RegExp | string) =>
  expect(page.locator('[aria-live]').getByText(words).last()).toBeAttached();

/** A hand that also counts page loads. */
class Mouse extends Hand {
  #loads = 0;

  constructor(page: Page) {
    super(page);
    page.on('load', () => (this.#loads += 1));
  }

  /** Expects a task to have taken these clicks, and no page load; the next task counts from zero. */
  expectSpent(clicks: number): void {
    expect({ clicks: this.count, loads: this.#loads }).toEqual({ clicks, loads: 0 });
    this.count = 0;
  }
}

async function arrived(page: Page): Promise<Mouse> {
  await settled(page);
  return new Mouse(page);
}

const peekOf = (page: Page) => page.locator('[data-peek]');

test(
  'frequent tasks of the calendar take the clicks that they should',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', june);
    const mouse = await arrived(page);
    const peek = peekOf(page);
    const grower = page.getByRole('main').getByRole('link', { name: /Grower letter: Sela/u });

    await test.step('plan a post on a day', async () => {
      const cell = page.locator('[data-date="2026-06-24"]');
      await mouse.clickAt(cell, { x: 60, y: 122 });
      await expect(page.getByLabel(/^Title/u)).toBeFocused();
      await page.keyboard.type('Summer opening hours');
      await page.keyboard.press('Enter');
      await expect(cell.getByRole('link', { name: /Summer opening hours/u })).toBeVisible();
      mouse.expectSpent(1);
    });

    await test.step('see what an item says', async () => {
      await mouse.click(grower);
      await expect(peek.getByRole('heading', { level: 2 })).toHaveText(/^Grower letter: Sela/u);
      await expect(peek.getByRole('figure')).toBeInViewport();
      mouse.expectSpent(1);
      await page.keyboard.press('Escape');
      await expect(peek).toBeHidden();
    });

    await test.step('fix a word', async () => {
      await mouse.click(page.getByRole('link', { name: /Summer opening hours/u }));
      await mouse.click(peek.getByRole('button', { name: 'Edit text' }));
      await expect(peek.getByLabel('Text', { exact: true })).toBeFocused();
      await page.keyboard.type('We open at seven.');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(peek.getByRole('button', { name: 'Edit text' })).toBeFocused();
      await expect(peek).toContainText('We open at seven.');
      mouse.expectSpent(2);
      await page.keyboard.press('Escape');
      await expect(peek).toBeHidden();
    });

    await test.step('move to another day', async () => {
      await mouse.drag(grower, page.locator('[data-date="2026-06-23"]'));
      await expect(
        page.locator('[data-date="2026-06-23"]').getByRole('link', { name: /Grower letter/u }),
      ).toBeVisible();
      mouse.expectSpent(1);
    });

    await test.step('find an item by its name', async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('Summer opening hours');
      await expect(page.getByRole('option', { name: /Summer opening hours/u })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/content\/edit\//u);
      await expect(heading(page)).toHaveText('Summer opening hours');
      await expect(heading(page)).toBeFocused();
      mouse.expectSpent(0);
    });
  },
);

test(
  'frequent decisions take the clicks that they should',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager');
    const mouse = await arrived(page);
    const peek = peekOf(page);

    await test.step('approve one', async () => {
      await mouse.click(page.getByRole('button', { name: /^Notifications, /u }));
      await mouse.click(page.getByRole('dialog').getByRole('listitem').getByRole('link').first());
      await expect(peek.getByRole('figure').first()).toBeInViewport();
      await mouse.click(peek.getByRole('button', { name: 'Approve' }));
      await expect(peek.getByText('Approved', { exact: true })).toBeVisible();
      mouse.expectSpent(3);
    });

    await test.step('schedule an approved item', async () => {
      await page.goto('/content/calendar?view=list&status=approved');
      await settled(page);
      await page.getByRole('table').getByRole('link').first().click();
      const start = await arrived(page);
      await start.click(peek.getByRole('button', { name: 'Schedule' }));
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await start.click(dialog.getByRole('button', { name: 'Schedule', exact: true }));
      await expect(peek.getByText('Scheduled', { exact: true })).toBeVisible();
      start.expectSpent(2);
    });
  },
);

test(
  'several approvals, a filter and a look at a file take the clicks that they should',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/content/calendar?view=list');
    const filter = await arrived(page);
    const head = page.getByRole('columnheader', { name: 'Title' });
    const before = (await head.boundingBox())?.y;
    await filter.click(
      page.getByRole('toolbar', { name: 'Filters' }).getByRole('button', { name: /^Channel/u }),
    );
    await filter.click(page.getByRole('menuitemradio', { name: 'Bluesky' }));
    await expect(page).toHaveURL(/channel=bluesky/u);
    expect((await head.boundingBox())?.y).toBe(before);
    filter.expectSpent(2);

    await page.goto('/content/calendar?view=list&orderBy=status');
    const mouse = await arrived(page);
    const pending = page.getByRole('row').filter({ hasText: 'Pending' });
    await expect(pending).toHaveCount(8);
    for (const at of [0, 1, 2]) await mouse.click(pending.nth(at).getByRole('checkbox'));
    await mouse.click(
      page
        .getByRole('group', { name: 'Selected content' })
        .getByRole('button', { name: 'Approve' }),
    );
    await expect(pending).toHaveCount(5);
    await said(page, /^Approved 3 items/u);
    mouse.expectSpent(4);

    await page.getByRole('link', { name: 'File Library', exact: true }).click();
    await expect(heading(page)).toHaveText('File Library');
    const look = await arrived(page);
    await look.click(page.getByRole('row', { name: 'Quiet corner.svg', exact: true }));
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    look.expectSpent(1);
  },
);
