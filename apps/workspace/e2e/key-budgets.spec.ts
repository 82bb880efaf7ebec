import type { BrowserContext, Page } from '@playwright/test';

import { rowsOf } from './support/database';
import { Hand } from './support/hand';
import { opened } from './support/people';
import { calendarTitle, heading } from './support/posts';
import { settled } from './support/screen';
import { expect, test } from './support/test';

async function keysOn(page: Page, path: string): Promise<Hand> {
  await page.goto(path);
  await settled(page);
  return new Hand(page);
}

/** Opens the form of a new post, once its fields have loaded. */
async function newPost(context: BrowserContext): Promise<{ page: Page; keys: Hand }> {
  const page = await opened(context, 'editor');
  const keys = await keysOn(page, '/content/create');
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  await keys.skipToMain();
  return { page, keys };
}

test(
  'an image is added to a post with at most 25 keys from the page on',
  { tag: '@verify' },
  async ({ context }) => {
    const { page, keys } = await newPost(context);
    await keys.tabTo(page.getByRole('button', { name: 'Add Image' }));
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add Image' });
    const image = dialog.getByRole('option').nth(1);
    // The accessible name is the alt text, then the file name.
    const name = ((await image.getAttribute('aria-label')) ?? '').split(', ').at(-1) ?? '';
    await keys.tabTo(dialog.getByRole('option').first());
    await keys.press('ArrowRight');
    await keys.press('Space');
    await expect(image).toHaveAttribute('aria-selected', 'true');
    await keys.tabTo(dialog.getByRole('button', { name: 'Add 1 image' }));
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Remove image ${name}` })).toBeVisible();
    expect(keys.count).toBeLessThanOrEqual(25);
  },
);

test(
  'a text is generated with at most 20 keys from the page on',
  { tag: '@verify' },
  async ({ context }) => {
    const { page, keys } = await newPost(context);
    await keys.tabTo(page.getByRole('button', { name: 'Generate Content' }));
    await keys.press('Enter');
    const prompt = page.getByLabel('What should it be about?');
    await expect(prompt).toBeFocused();
    await page.keyboard.type('The apple harvest');
    await keys.press('ControlOrMeta+Enter');
    await expect(page.getByRole('status').getByText('Draft ready in Post 1')).toBeVisible();
    await expect(prompt).toBeFocused();
    await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue('');
    expect(keys.count).toBeLessThanOrEqual(20);
  },
);

test(
  'several images are chosen across a search, and their number is announced',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create');
    await page.getByRole('button', { name: 'Add Image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Image' });
    const options = dialog.getByRole('option');
    await options.first().focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[aria-live]').getByText('1 image chosen')).toBeAttached();
    const last = ((await options.last().getAttribute('aria-label')) ?? '').split(', ').at(-1) ?? '';
    await dialog.getByRole('searchbox').fill(last);
    await expect(options).toHaveCount(1);
    await options.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live]').getByText('2 images chosen')).toBeAttached();
    await dialog.getByRole('button', { name: 'Add 2 images' }).click();
    await expect(page.getByRole('button', { name: /^Remove image /u })).toHaveCount(2);
  },
);

/** Filters the list by a status, starting at its page, and opens the first item. */
async function openFirst(page: Page, status: string): Promise<{ keys: Hand; title: string }> {
  const keys = await keysOn(page, '/content/calendar?view=list');
  await keys.skipToMain();
  const bar = page.getByRole('toolbar', { name: 'Filters' });
  const filter = bar.getByRole('button', { name: /^Status/u });
  await keys.tabTo(filter);
  await page.keyboard.type(status.slice(0, 3));
  await expect(filter).toHaveAccessibleName(new RegExp(`^Status: ${status}$`, 'iu'));
  await expect(page).toHaveURL(new RegExp(`status=${status}`, 'u'));
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first).toContainText(new RegExp(status, 'iu'));
  const link = first.getByRole('link');
  await keys.tabTo(link);
  const title = (await link.textContent()) ?? '';
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  return { keys, title };
}

test(
  'a pending item is found and opened with at most 20 keys from the page',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    const { keys } = await openFirst(page, 'pending');
    expect(keys.count).toBeLessThanOrEqual(20);
  },
);

const decisions = [
  { status: 'pending', button: 'Approve', said: /^Approved “/u },
  { status: 'pending', button: 'Reject', note: 'Too long.', said: /^Rejected “/u },
  { status: 'approved', button: 'Publish Now', isAsked: true, said: /^Published “/u },
  { status: 'scheduled', button: 'Unschedule', said: /^Unscheduled “/u },
] as const;

test(
  'an item is found, opened and decided about with at most 30 keys from the list on',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager');
    for (const decision of decisions) {
      const { keys } = await openFirst(page, decision.status);
      await keys.tabTo(page.getByRole('button', { name: decision.button }));
      await keys.press('Enter');
      if ('note' in decision) {
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByLabel(/^Note to the author/u)).toBeFocused();
        await page.keyboard.type(decision.note);
        await keys.tabTo(dialog.getByRole('button', { name: decision.button, exact: true }));
        await keys.press('Enter');
      }
      if ('isAsked' in decision) {
        const question = page.getByRole('alertdialog');
        await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
        await keys.tabTo(question.getByRole('button', { name: decision.button }));
        await keys.press('Enter');
      }
      await expect(page.getByText(decision.said).first()).toBeAttached();
      await expect(heading(page)).toHaveText(calendarTitle);
      expect(keys.count, decision.button).toBeLessThanOrEqual(30);
    }
    const { keys, title } = await openFirst(page, 'rejected');
    await keys.tabTo(page.getByRole('link', { name: /^Open the page of / }), 'Shift+Tab');
    await keys.press('Enter');
    await expect(heading(page)).toBeFocused();
    await keys.tabTo(page.getByRole('button', { name: 'More actions' }));
    await keys.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keys.press('End');
    await keys.press('Enter');
    const question = page.getByRole('alertdialog');
    await keys.tabTo(question.getByRole('button', { name: /^Delete/u }));
    await keys.press('Enter');
    await expect(page.getByText(`Deleted “${title}”`).first()).toBeAttached();
    expect(keys.count, 'Delete').toBeLessThanOrEqual(30);
  },
);

const views = [
  { view: 'list', first: 'main table a' },
  { view: 'month', first: '#results [tabindex="0"]' },
  { view: 'week', first: '#results [tabindex="0"]' },
];
test(
  'from the heading of the calendar to its entries are at most 12 Tab stops, in each view',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    for (const { view, first } of views) {
      const keys = await keysOn(page, `/content/calendar?view=${view}`);
      await heading(page).focus();
      await keys.tabTo(page.locator(first).first());
      expect(keys.count).toBeLessThanOrEqual(12);
    }
  },
);

test(
  'the next month is turned to and an item of it opened with at most 14 keys from the page on',
  { tag: '@verify' },
  async ({ context }) => {
    const month = '/content/calendar?view=month&date=2026-05-10&now=2026-06-15T10:00:00.000Z';
    // The samples are created for the date of the first request.
    const page = await opened(context, 'editor', month);
    const keys = await keysOn(page, month);
    await keys.skipToMain();
    await keys.tabTo(page.locator('[data-date] [tabindex="0"]'));
    await keys.press('PageDown');
    await expect(page.getByRole('button', { name: /^Wednesday, June 10, 2026/ })).toBeFocused();
    await expect(page.locator('[data-date="2026-06-10"]').getByRole('link').first()).toBeVisible();
    await keys.press('Enter');
    await keys.press('Enter');
    await expect(page.getByRole('main').locator('section h2')).toBeFocused();
    await expect(page).toHaveURL(/\/content\/edit\//u);
    expect(keys.count).toBeLessThanOrEqual(14);
  },
);

test(
  'a post is written and scheduled with at most 40 keys from the page on',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    const keys = await keysOn(page, '/content/create');
    await keys.skipToMain();
    await keys.tabTo(page.getByRole('spinbutton', { name: /^month/u }));
    await page.keyboard.type('060120270930am');
    await keys.tabTo(page.getByLabel('Title', { exact: true }));
    await page.keyboard.type('First windfalls');
    await keys.tabTo(page.getByLabel('Text', { exact: true }));
    await page.keyboard.type('Come and taste.');
    await keys.press('ControlOrMeta+Enter');
    await expect(heading(page)).toHaveText(calendarTitle);
    expect(await rowsOf(page, 'content')).toContainEqual(
      expect.objectContaining({
        scheduledFor: '2027-06-01T09:30:00.000Z',
        body: 'Come and taste.',
      }),
    );
    expect(keys.count).toBeLessThanOrEqual(40);
  },
);
