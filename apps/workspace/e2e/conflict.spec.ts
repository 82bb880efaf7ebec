import type { BrowserContext, Page } from '@playwright/test';

import { activate, fill } from './support/keyboard';
import { opened } from './support/people';
import { calendarTitle, create, heading, listOf, openItem, text } from './support/posts';
import { openPage, openTab } from './support/screen';
import { expect, test } from './support/test';

const title = 'Cider evening';
const theirs = 'Their words.';
const mine = 'My words.';

const body = (page: Page) => page.getByLabel('Text', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** Edits and saves the text of the open item. */
async function saveText(page: Page, words: string): Promise<void> {
  await body(page).fill(words);
  await save(page).click();
  await expect(heading(page)).toHaveText(calendarTitle);
}

/** Opens the same item for two people; the first gets no change events about the second. */
async function twoOnOneItem(context: BrowserContext, status: 'Draft' | 'Pending') {
  const first = await opened(context, 'manager');
  await create(first, title);
  if (status === 'Pending') {
    await openItem(first, title);
    await first.getByRole('button', { name: 'Submit for Review' }).click();
    await expect(first.getByRole('row', { name: title })).toContainText('Pending');
  }
  await openItem(first, title);
  const second = await context.newPage();
  await second.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    const mute = 'BroadcastChannel.prototype.postMessage = () => undefined;';
    await route.fulfill({ response: answer, body: `${mute}\n${await answer.text()}` });
  });
  await signInAsEditor(second);
  await openItem(second, title);
  return { first, second };
}

async function signInAsEditor(page: Page): Promise<void> {
  await page.goto('/login?latency=0');
  await page.getByLabel('Email address').fill('editor@example.com');
  await page.getByLabel('Password', { exact: true }).fill('any password');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dashboard');
}

/** The second person saves first, so the first person's save is refused. */
async function refusedSave(context: BrowserContext): Promise<Page> {
  const { first, second } = await twoOnOneItem(context, 'Draft');
  await fill(first, body(first), mine);
  await saveText(second, theirs);
  await activate(first, save(first));
  const notice = first
    .locator('main [tabindex="-1"]')
    .filter({ hasText: 'Elena Fischer edited this while you were working' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(first.getByRole('main').getByText(`${text} → ${theirs}`)).toBeVisible();
  await expect(body(first)).toHaveValue(mine);
  return first;
}

test('a save over another person’s change is refused with the differences, and kept by choice, by the keyboard alone', async ({
  context,
}) => {
  const page = await refusedSave(context);
  await activate(page, page.getByRole('button', { name: 'Keep mine' }));
  await expect(heading(page)).toBeFocused();
  await expect(body(page)).toHaveValue(mine);
  // The refused save has been answered.
  await expect(page.getByText('Nothing was saved.')).toHaveCount(0);
  await activate(page, save(page));
  await expect(heading(page)).toHaveText(calendarTitle);
  await openItem(page, title);
  await expect(body(page)).toHaveValue(mine);
});

test(
  'after a refused save the other version can be loaded and edited',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await refusedSave(context);
    await page.getByRole('button', { name: 'Load theirs' }).click();
    await expect(body(page)).toHaveValue(theirs);
    await expect(page.getByText('edited this while you were working')).toBeHidden();
    await saveText(page, `${theirs} And mine.`);
    await openItem(page, title);
    await expect(body(page)).toHaveValue(`${theirs} And mine.`);
  },
);

test(
  'a person who is typing sees another person’s save at once',
  { tag: '@verify' },
  async ({ context }) => {
    const first = await opened(context, 'manager');
    await create(first, title);
    await openItem(first, title);
    const second = await opened(context, 'editor', listOf(title));
    await openPage(second, second.getByRole('link', { name: title }));
    await body(first).fill(mine);
    await saveText(second, theirs);
    await expect(
      first.getByRole('main').getByText('Elena Fischer edited this while you were working'),
    ).toBeVisible();
    await expect(first.getByRole('main').getByText(`${text} → ${theirs}`)).toBeVisible();
    await expect(body(first)).toHaveValue(mine);
  },
);

test('an item changed since is not approved unseen', { tag: '@verify' }, async ({ context }) => {
  const { first, second } = await twoOnOneItem(context, 'Pending');
  await saveText(second, theirs);
  await openTab(first, 'Workflow');
  await first.getByLabel('Note to the author').fill('Good as it is.');
  await first.getByRole('button', { name: 'Approve' }).click();
  await expect(
    first.getByRole('main').getByText(/Elena Fischer edited this while you were working/u),
  ).toBeVisible();
  await expect(first.getByRole('main').getByText(`${text} → ${theirs}`)).toBeVisible();
  await expect(first.getByLabel('Note to the author')).toHaveValue('Good as it is.');

  await expect(body(first)).toHaveValue(theirs);
  await first.getByRole('button', { name: 'Approve' }).click();
  await expect(first.getByRole('row', { name: title })).toContainText('Approved');
});

test(
  'an approved item that an editor changes goes back to pending, and says so first',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(
      context,
      'editor',
      '/content/calendar?view=list&status=approved&channel=linkedin',
    );
    const link = page.getByRole('table').getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await openPage(page, link);
    await expect(heading(page)).toHaveText(name);
    const warning = page.getByRole('main').getByText(/sends this item back to Pending/u);
    await expect(warning).toBeVisible();
    await body(page).fill(theirs);
    await expect(warning).toBeVisible();
    await save(page).click();
    await expect(heading(page)).toHaveText(calendarTitle);
    await openItem(page, name);
    await openTab(page, 'History');
    await expect(page.getByText('Approved → Pending')).toBeVisible();
  },
);
