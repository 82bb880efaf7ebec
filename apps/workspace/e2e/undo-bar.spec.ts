import type { Page } from '@playwright/test';

import { activate, tabTo } from './support/keyboard';
import { opened, signIn, signOut } from './support/people';
import {
  calendarTitle,
  create,
  expectFound,
  heading,
  openItem,
  text,
  write,
} from './support/posts';
import { chooseMore, phone } from './support/screen';
import { simulate } from './support/simulation';
import { expect, test } from './support/test';

const title = 'First windfalls';
const toast = (page: Page) => page.getByRole('region', { name: /notification/u });
const line = (page: Page) => page.getByRole('main');

/** Undo stays available without the toast. */
async function closeToasts(page: Page): Promise<void> {
  const close = toast(page).getByRole('button', { name: /^Close: /u });
  await close.first().click();
  // The browser's answer about persistent storage may show a toast of its own.
  while ((await close.count()) > 0) await close.first().click();
  await expect(toast(page)).toHaveCount(0);
}

async function remove(page: Page): Promise<void> {
  await openItem(page, title);
  await chooseMore(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(heading(page)).toHaveText(calendarTitle);
}

test(
  'a new item opens from its toast, by the keyboard',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await create(page, title);
    await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
    await page.keyboard.press('F6');
    await expect(page.locator(':focus')).not.toHaveText(calendarTitle);
    await activate(page, toast(page).getByRole('button', { name: 'Open' }));
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text);
  },
);

test(
  'a new item opens from the page too, for as long as the bar stays',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await create(page, title);
    await closeToasts(page);
    await activate(page, line(page).getByRole('button', { name: /^Open: Created “First/u }));
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText(calendarTitle);
    await expect(page.getByText(/^\d+ items? in /u).first()).toBeVisible();
    await expect(line(page).getByRole('button', { name: /^Open: / })).toHaveCount(0);
  },
);

test(
  'of several created posts none is opened by itself, and the first by a button',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create');
    await write(page, title);
    await page.getByRole('button', { name: 'Add Another Post' }).click();
    const second = page.getByRole('region', { name: 'Post 2 of 2' });
    await second.getByLabel('Title', { exact: true }).fill('Second windfalls');
    await second.getByLabel('Text', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Create Posts' }).click();
    await expect(heading(page)).toHaveText(calendarTitle);
    await expect(line(page).getByText('Created 2 drafts')).toBeVisible();
    await activate(page, line(page).getByRole('button', { name: /^Open first draft: /u }));
    await expect(heading(page)).toHaveText(title);
  },
);

test('a deletion is undone without its toast, and focus stays where it was', async ({
  context,
}) => {
  const page = await opened(context, 'manager');
  await create(page, title);
  await remove(page);
  // The toast and the page never show the same at once.
  const inPage = line(page).getByText(`Deleted “${title}”`);
  await expect(inPage).not.toBeInViewport();
  await closeToasts(page);
  await expect(inPage).toBeInViewport();
  await page.getByRole('button', { name: 'Status', exact: true }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Draft' }).press('Enter');
  await expect(page).toHaveURL(/status=draft/u);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  const undo = line(page).getByRole('button', { name: `Undo: Deleted “${title}”` });
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  const open = line(page).getByRole('button', { name: `Open: Restored “${title}”` });
  await expect(open).toBeFocused();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
});

test('a deletion is undone from another page by Ctrl+Z, after its toast was closed', async ({
  context,
}) => {
  const page = await opened(context, 'manager');
  await create(page, title);
  await remove(page);
  await closeToasts(page);
  await page.getByRole('link', { name: 'File Library', exact: true }).click();
  await expect(heading(page)).toHaveText('File Library');
  const undo = line(page).getByRole('button', { name: `Undo: Deleted “${title}”` });
  await expect(undo).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(line(page).getByText(`Restored “${title}”`)).toBeVisible();
  await expectFound(page, title, 1);
});

test(
  'an undo that failed can be tried again, and one that cannot work leaves focus on the page',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager');
    await create(page, title);
    await remove(page);
    await simulate(page, { fail: 'content.restore' });
    await line(page)
      .getByRole('button', { name: /^Undo: / })
      .press('Enter');
    const again = line(page).getByRole('button', {
      name: /^Try again: .* could not be restored$/u,
    });
    await expect(again).toBeVisible();
    await simulate(page, {});
    await again.press('Enter');
    await expect(page.getByRole('link', { name: title })).toBeVisible();

    await remove(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('brandroom');
          opening.addEventListener('success', () => {
            const clearing = opening.result.transaction('trash', 'readwrite');
            clearing.objectStore('trash').clear();
            clearing.addEventListener('error', () => reject(clearing.error ?? new Error('kept')));
            clearing.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
          });
        }),
    );
    await line(page)
      .getByRole('button', { name: /^Undo: / })
      .press('Enter');
    await expect(line(page).getByText(`“${title}” could not be restored`)).toBeVisible();
    await expect(heading(page)).toBeFocused();
  },
);

test(
  'a deleted file is brought back without its toast',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/files');
    const tile = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const name = (await tile.textContent()) ?? '';
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click();
    await closeToasts(page);
    await expect(tile).not.toHaveText(name);
    await activate(page, line(page).getByRole('button', { name: /^Undo: / }));
    await expect(tile).toHaveText(name);
    await expect(heading(page)).toBeFocused();
  },
);

test('the next person is not offered what another one did', async ({ context }) => {
  const page = await opened(context, 'manager');
  await create(page, title);
  await remove(page);
  await signOut(page);
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByText('items found').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/u })).toHaveCount(0);
});

test(
  'on a phone the line is above the list and the page does not scroll sideways',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager');
    await page.setViewportSize(phone);
    await create(page, 'A title that is as long as the first windfalls of a very wet autumn');
    await closeToasts(page);
    await expect(line(page).getByRole('button', { name: /^Open: / })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  },
);
