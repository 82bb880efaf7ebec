import type { Page } from '@playwright/test';

import { openPage } from './screen';
import { expect } from './test';

/** The text of every post that the journeys create. */
export const text = 'Come and taste what the season has left.';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Matches the heading of the calendar in each view. */
export const calendarTitle = /^Content calendar \((?:Month|Week|List|Review)\)$/u;

/** Fills the first card of the create screen. */
export async function write(page: Page, title: string, body = text): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Text', { exact: true }).fill(body);
}

/** Submits the create screen and waits for the confirmation that the post is stored. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Posts' }).click();
  await expect(heading(page)).toHaveText(calendarTitle);
}

/** Creates a post as the signed-in person and opens the list. */
export async function create(page: Page, title: string, body = text): Promise<void> {
  await page.goto('/content/create');
  await write(page, title, body);
  await send(page);
}

/** Returns the address of the list, filtered by a title. */
export const listOf = (title: string) =>
  `/content/calendar?view=list&q=${encodeURIComponent(title)}`;

/** Expects a number of search results for a title. */
export async function expectFound(page: Page, title: string, count: number): Promise<void> {
  await page.goto(listOf(title));
  const words =
    count === 0 ? 'No items found' : `${String(count)} item${count === 1 ? '' : 's'} found`;
  await expect(page.getByText(words).first()).toBeVisible();
}

/** Opens the only item with a title. */
export async function openItem(page: Page, title: string): Promise<void> {
  await page.goto(listOf(title));
  await openPage(page, page.getByRole('link', { name: title }));
  await expect(heading(page)).toHaveText(title);
}
