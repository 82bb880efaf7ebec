import type { Page } from '@playwright/test';

import { openPage } from './screen';
import { expect } from './test';

/** Words that every post of the journeys has. */
export const text = 'Come and taste what the season has left.';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The heading of the calendar, whichever its view. */
export const calendarTitle = /^Content calendar ?: (?:Month|Week|List|Review)$/u;

/** Fills the first card of the create screen. */
export async function write(page: Page, title: string, body = text): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Text', { exact: true }).fill(body);
}

/** Sends the create screen and waits until it says that the post is stored. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Posts' }).click();
  await expect(heading(page)).toHaveText(calendarTitle);
}

/** Writes a post as the signed-in person; the list is open afterwards. */
export async function create(page: Page, title: string, body = text): Promise<void> {
  await page.goto('/content/create');
  await write(page, title, body);
  await send(page);
}

/** The list, narrowed to what a title finds. */
export const listOf = (title: string) =>
  `/content/calendar?view=list&q=${encodeURIComponent(title)}`;

/** How many items a title finds. */
export async function expectFound(page: Page, title: string, count: number): Promise<void> {
  await page.goto(listOf(title));
  const words =
    count === 0 ? 'No items found' : `${String(count)} item${count === 1 ? '' : 's'} found`;
  await expect(page.getByText(words).first()).toBeVisible();
}

/** Opens the one item of a title. */
export async function openItem(page: Page, title: string): Promise<void> {
  await page.goto(listOf(title));
  await openPage(page, page.getByRole('link', { name: title }));
  await expect(heading(page)).toHaveText(title);
}
