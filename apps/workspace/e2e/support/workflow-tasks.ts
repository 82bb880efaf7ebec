import type { Page } from '@playwright/test';

import { Hand } from './hand';
import { settled } from './screen';
import { expect, test } from './test';

/** The clicks that each task takes with a mouse: a choice from a list is two, scrolling is none. */
const clicks = {
  'find a machine': 2, // Search, its line
  'say what Pending means': 1, // Pending
  'list the ways out of Approved': 1, // Approved
  'say who may approve an email': 3, // Who can, Content type (2)
  'say why an editor cannot publish': 4, // Approved, Act as (2), Publish Now
  'say what would let them': 0, // the answer is beside the reason
  'compare editor and manager': 5, // Who can, Act as (2), Compare with (2)
  'follow a path from Draft to Published': 1, // Who can
  'try a rejection as a manager': 5, // Try it, Act as (2), Submit for Review, Reject
  'let an upload fail and retry it': 4, // Try it, Add files, Upload failed, Retry
  'let a timer pass': 5, // Try it, Connected elsewhere, Sync Now, fails, 5 s pass
  'go back two steps and take another way': 3, // Back, Back, Reject
  'put two trials side by side': 2, // Side by side with (2)
  'find an item’s state': 2, // Search, its line
  'see who approved it and when': 1, // Log
  'see it as it was a week ago': 3, // Timeline, the date, Show
  'find the item that waits longest, and who can move it': 1, // Open oldest pending item
  'watch a running upload': 1, // its line under Running now
  'see what changed since the last version': 1, // Compare
  'copy the chart as Mermaid and a link to this place': 3, // Export, Copy link, Copy
} as const;

interface Task {
  /** Where both hands begin, with focus where the product puts it. */
  start: () => Promise<void>;
  mouse: (hand: Hand) => Promise<void>;
  keys: (hand: Hand) => Promise<void>;
  /** Asserts that the person has learned or done it. */
  end: () => Promise<void>;
}

/** Does a task by mouse, and again by keyboard alone within one and a half times the clicks. */
export async function both(
  page: Page,
  name: keyof typeof clicks,
  { start, mouse, keys, end }: Task,
) {
  await test.step(name, async () => {
    const [byMouse, byKeys] = [new Hand(page), new Hand(page)];
    await start();
    await mouse(byMouse);
    await end();
    expect(byMouse.count, 'clicks').toBe(clicks[name]);
    await start();
    await keys(byKeys);
    await end();
    expect(byKeys.count, 'keys').toBeLessThanOrEqual(1.5 * clicks[name]);
  });
}

export const mainOf = (page: Page) => page.getByRole('main');
export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Selected state' });
export const view = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true });
export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
export const said = (page: Page, text: string | RegExp) =>
  expect(page.locator('[aria-live]').getByText(text).first()).toBeAttached();

export const content = '/workflows/content-workflow';

/** Comes to a page from another one, without a page load. */
export async function goTo(page: Page, path: string): Promise<void> {
  const [other, title] =
    path === '/workflows' ? [content, 'Content workflow'] : ['/workflows', 'Workflows'];
  await page.evaluate((to) => history.pushState(null, '', to), other);
  await expect(headingOf(page)).toHaveText(title);
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(headingOf(page)).not.toHaveText(title);
  await settled(page);
  await expect(headingOf(page)).toBeFocused();
}
