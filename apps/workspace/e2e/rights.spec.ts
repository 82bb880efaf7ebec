import type { Page } from '@playwright/test';

import { opened } from './support/people';
import type { Person } from './support/people';
import { calendarTitle, heading } from './support/posts';
import { openPage } from './support/screen';
import { expect, test } from './support/test';

const statuses = ['draft', 'pending', 'approved', 'rejected', 'scheduled', 'published'] as const;
type Status = (typeof statuses)[number];

/**
 * The workflow actions by status (docs/product/content-workflow.md#steps), for people with
 * permission.
 */
const steps: Record<Status, readonly string[]> = {
  draft: ['Submit for Review'],
  pending: ['Approve', 'Reject'],
  approved: ['Publish Now', 'Schedule'],
  rejected: [],
  scheduled: ['Unschedule'],
  published: [],
};
const writing = ['Duplicate as draft', 'Save Changes'];
const all = (status: Status) => [...steps[status], ...writing, 'Delete'];

/** The actions that each person finds on an item; null where the list shows them no items. */
const expected: Record<Person, (status: Status) => readonly string[] | null> = {
  admin: all,
  manager: all,
  editor: (status) => {
    // Rejected and published content is locked: an editor duplicates it, or saves its campaign
    // (docs/decisions/0012-locked-content.md).
    if (status === 'rejected' || status === 'published') return writing;
    return [...(status === 'draft' ? steps.draft : []), ...writing];
  },
  viewer: (status) => (status === 'approved' || status === 'published' ? [] : null),
};

const known = [...new Set([...Object.values(steps).flat(), ...writing, 'Delete'])];

/** Returns the known actions that the open item offers in its action bar and its menu. */
async function offered(page: Page): Promise<string[]> {
  const words = await page.getByRole('main').getByRole('button').allTextContents();
  const more = page.getByRole('main').getByRole('button', { name: 'More actions' });
  if ((await more.count()) > 0) {
    await more.press('Enter');
    const lines = page.getByRole('menuitem');
    await expect(lines.first()).toBeVisible();
    words.push(...(await lines.allTextContents()));
    await page.keyboard.press('Escape');
  }
  return known.filter((name) => words.includes(name));
}

for (const person of ['admin', 'manager', 'editor', 'viewer'] as const) {
  test(
    `${person} finds exactly the buttons of their rights on an item of each status`,
    { tag: expected[person] === all ? '@verify' : [] },
    async ({ context }) => {
      const page = await opened(context, person);
      for (const status of statuses) {
        await page.goto(`/content/calendar?view=list&status=${status}&channel=linkedin`);
        const want = expected[person](status);
        if (!want) {
          await expect(page.getByText('No content matches your filters')).toBeVisible();
          continue;
        }
        await openPage(page, page.getByRole('table').getByRole('link').first());
        await expect(page.getByRole('tab', { name: 'Workflow' })).toBeVisible();
        await expect(heading(page)).not.toHaveText(calendarTitle);
        expect(await offered(page), `${person}, ${status}`).toEqual(
          known.filter((name) => want.includes(name)),
        );
      }
    },
  );
}
