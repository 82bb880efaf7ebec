import type { Page } from '@playwright/test';

import { activate, fill, tabTo } from './support/keyboard';
import { signedIn } from './support/people';
import { calendarTitle } from './support/posts';
import { openTab } from './support/screen';
import { expect, test } from './support/test';

const title = 'Harvest festival on the square';
const heading = { level: 1 } as const;

/** Opens the peek of a list item, and from there its page. */
async function openItsPage(page: Page): Promise<void> {
  await activate(page, page.getByRole('link', { name: title, exact: true }));
  await activate(page, page.getByRole('link', { name: `Open the page of ${title}` }));
}

test('a post is written, submitted, approved, published and read, by the keyboard alone', async ({
  context,
}) => {
  const editor = await signedIn(context, 'editor');
  await activate(editor, editor.getByRole('link', { name: 'Create', exact: true }));
  await expect(editor.getByRole('heading', heading)).toHaveText('Create content');
  await expect(editor.getByRole('heading', heading)).toBeFocused();
  await fill(editor, editor.getByLabel('Title'), title);
  await fill(editor, editor.getByLabel('Text'), 'Come and taste what the season has left.');
  await activate(editor, editor.getByRole('button', { name: 'Create Posts' }));
  await expect(editor.getByRole('heading', heading)).toHaveText(calendarTitle);

  await tabTo(editor, editor.getByRole('radio', { name: 'Month' }));
  // ArrowLeft wraps from Month to Review, then moves to List.
  await editor.keyboard.press('ArrowLeft');
  await editor.keyboard.press('ArrowLeft');
  await fill(editor, editor.getByRole('searchbox', { name: 'Search content' }), title);
  await expect(editor.getByText('1 item found').first()).toBeVisible();
  await openItsPage(editor);
  await expect(editor.getByRole('heading', heading)).toHaveText(title);
  await activate(editor, editor.getByRole('button', { name: 'Submit for Review' }));
  await expect(editor.getByRole('heading', heading)).toHaveText(calendarTitle);

  const manager = await signedIn(context, 'manager', `/content/calendar?view=list&q=${title}`);
  const pending = manager.getByRole('row', { name: title });
  await expect(pending).toContainText('Pending');
  await openItsPage(manager);
  await tabTo(manager, manager.getByRole('tab', { name: 'Preview' }));
  await manager.keyboard.press('ArrowRight');
  await manager.keyboard.press('ArrowRight');
  await expect(manager.getByRole('tab', { name: 'Workflow' })).toBeFocused();
  await fill(manager, manager.getByLabel('Note to the author'), 'Good as it is.');
  // The note field comes after the page's actions.
  await tabTo(manager, manager.getByRole('button', { name: 'Approve' }), 'Shift+Tab');
  await manager.keyboard.press('Enter');
  await expect(manager.getByRole('heading', heading)).toHaveText(calendarTitle);
  await openItsPage(manager);
  await openTab(manager, 'History');
  await expect(manager.getByText('“Good as it is.”')).toBeVisible();
  const publish = { name: 'Publish Now' };
  await activate(manager, manager.getByRole('button', publish));
  const question = manager.getByRole('alertdialog', { name: `Publish “${title}” now?` });
  await activate(manager, question.getByRole('button', publish));
  await expect(manager.getByRole('heading', heading)).toHaveText(calendarTitle);

  const viewer = await signedIn(context, 'viewer', `/content/calendar?view=list&q=${title}`);
  await expect(viewer.getByRole('row', { name: title })).toContainText('Published');
  await openItsPage(viewer);
  await expect(viewer.getByLabel('Text')).toHaveValue('Come and taste what the season has left.');
  await expect(viewer.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
});

test('a change in one tab appears in the other', async ({ context }) => {
  const editor = await signedIn(context, 'editor', '/content/create');
  const manager = await signedIn(context, 'manager', `/content/calendar?view=list&q=${title}`);
  await expect(manager.getByText('No content matches your filters')).toBeVisible();

  await fill(editor, editor.getByLabel('Title'), title);
  await fill(editor, editor.getByLabel('Text'), 'Come and taste.');
  await activate(editor, editor.getByRole('button', { name: 'Create Posts' }));
  await expect(manager.getByRole('row', { name: title })).toContainText('Draft');

  await editor.goto(`/content/calendar?view=list&q=${title}`);
  await openItsPage(editor);
  await activate(editor, editor.getByRole('button', { name: 'Submit for Review' }));
  await expect(manager.getByRole('row', { name: title })).toContainText('Pending');
  await expect(
    manager.getByRole('button', { name: /^Notifications, 9 pending approvals/u }),
  ).toBeVisible();
});

test('an item without permission looks the same as an item that does not exist', async ({
  context,
}) => {
  const editor = await signedIn(context, 'editor', '/content/calendar?view=list&status=draft');
  const draft = editor.getByRole('row').nth(1).getByRole('link');
  const address = await draft.getAttribute('href');

  const viewer = await signedIn(context, 'viewer');
  await viewer.goto(address ?? '');
  await expect(viewer.getByRole('heading', heading)).toHaveText('Content not found');
  for (const id of ['content_1_unknown', 'typed-by-hand']) {
    await viewer.goto(`/content/edit/${id}`);
    await expect(viewer.getByRole('heading', heading)).toHaveText('Content not found');
    await expect(viewer).toHaveTitle(/^Content not found/);
  }
});

test('an unknown address leads to the dashboard, which names it', async ({ context }) => {
  const editor = await signedIn(context, 'editor', '/settings/no-page');
  await expect(editor.getByRole('main').getByText('/settings/no-page')).toBeVisible();
  await editor.goto('/no/such/page');
  await expect(editor.getByRole('heading', heading)).toHaveText('Dashboard');
  await expect(editor.getByRole('main').getByText('/no/such/page')).toBeVisible();
  await tabTo(editor, editor.getByRole('link', { name: 'Skip to main content' }));
});
