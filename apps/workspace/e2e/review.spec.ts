import { keptDrafts } from './support/database';
import { activate, tabTo, type } from './support/keyboard';
import { opened } from './support/people';
import { heading } from './support/posts';
import { openTab } from './support/screen';
import { expect, test } from './support/test';

test('a review round by keyboard alone: approved, rejected with a note that outlives a reload, several at once, and with the keys off', async ({
  context,
}) => {
  const page = await opened(context, 'manager');
  const queue = page.getByRole('grid', { name: 'Waiting for review' }).getByRole('row');
  const says = (words: string) =>
    expect(page.locator('[aria-live]').getByText(words)).toBeAttached();
  const reads = (title: string) =>
    expect(page.getByRole('heading', { level: 2, name: title, exact: true }));

  const task = page.getByRole('link', { name: /^Review content: / }).first();
  const first = ((await task.textContent()) ?? '').replace('Review content: ', '');
  await activate(page, page.getByRole('link', { name: 'Show all 8 tasks' }));
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('1 of 8')).toBeVisible();
  const titles = await queue.evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('aria-label') ?? ''),
  );
  expect(titles[0]).toBe(first);
  const [, second = '', third = '', , fifth = '', sixth = ''] = titles;

  // Deciding discards a typed note that was not sent.
  const note = page.getByRole('textbox', { name: 'Note to the author' });
  await page.keyboard.press('w');
  await expect(note).toBeFocused();
  await type(page, 'Lovely.');
  await expect.poll(() => keptDrafts(page)).toContain('Lovely.');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('a');
  await says(`Approved “${first}”. 7 left. Now: “${second}”.`);
  await expect.poll(() => keptDrafts(page)).not.toContain('Lovely.');
  await reads(second).toBeFocused();

  await page.keyboard.press('r');
  await expect(note).toBeFocused();
  await type(page, 'Say where and when.');
  await expect.poll(() => keptDrafts(page)).toContain('Say where and when.');
  await page.reload();
  await reads(second).toBeVisible();
  // The item's own screen has the same note and asks before the person leaves it.
  await page.keyboard.press('e');
  await expect(heading(page)).toHaveText(second);
  await openTab(page, 'Workflow');
  await expect(note).toHaveValue('Say where and when.');
  await page.goBack();
  await activate(page, page.getByRole('button', { name: 'Leave', exact: true }));
  await reads(second).toBeVisible();
  await page.keyboard.press('r');
  await expect(note).toHaveValue('Say where and when.');
  await activate(page, page.getByRole('button', { name: 'Reject', exact: true }));
  await says(`Rejected “${second}”. 6 left. Now: “${third}”.`);
  await reads(third).toBeFocused();

  for (const key of ['x', 'j', 'x', 'Shift+A']) await page.keyboard.press(key);
  await says(`Approved 2 items. 4 left. Now: “${fifth}”.`);
  await reads(fifth).toBeFocused();
  await activate(page, page.getByRole('button', { name: /^Undo: Approved 2 items/ }));
  await says('2 items are pending again.');
  await reads(third).toBeFocused();
  await expect(queue).toHaveCount(6);
  for (const key of ['x', 'j', 'x', 'Shift+A']) await page.keyboard.press(key);
  await reads(fifth).toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Review shortcuts' });
  await tabTo(page, keys.getByRole('switch', { name: 'Single-key shortcuts' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  for (const key of ['a', 'j', '?']) await page.keyboard.press(key);
  await activate(page, page.getByRole('button', { name: 'Approve', exact: true }));
  await says(`Approved “${fifth}”. 3 left. Now: “${sixth}”.`);
  await reads(sixth).toBeFocused();

  await page.reload();
  await reads(sixth).toBeVisible();
  await expect(queue).toHaveCount(3);
  await expect(page.getByText('Single-key shortcuts are off.')).toBeVisible();
  await page.goto(`/content/calendar?view=list&status=rejected&q=${encodeURIComponent(second)}`);
  await activate(page, page.getByRole('link', { name: second }));
  await activate(page, page.getByRole('link', { name: `Open the page of ${second}` }));
  await openTab(page, 'History');
  await expect(page.getByText('“Say where and when.”')).toBeVisible();
});
