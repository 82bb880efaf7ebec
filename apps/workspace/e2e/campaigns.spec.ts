import type { Page } from '@playwright/test';

import { activate, choose, fill, tabTo } from './support/keyboard';
import { signedIn } from './support/people';
import { expect, test } from './support/test';

const actions = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true });

test('a campaign is created, duplicated, deleted and restored, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'admin', '/marketing/campaigns');
  const list = page.getByRole('list', { name: 'Campaigns', exact: true });
  const names = list.getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(4);

  await activate(page, page.getByRole('link', { name: 'Create campaign' }));
  const submit = page.getByRole('button', { name: 'Create campaign' });
  await activate(page, submit);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await expect(page.getByText('Enter a start date.')).toBeVisible();
  await page.keyboard.type('Spring market');
  await fill(page, page.getByRole('textbox', { name: 'Description' }), 'Six stalls in six weeks.');
  await tabTo(page, page.getByRole('spinbutton', { name: /month, Start date/u }));
  await page.keyboard.type('03012027');
  await fill(page, page.getByRole('textbox', { name: /^Budget/u }), '2400');
  await fill(page, page.getByRole('textbox', { name: 'Goal 1' }), '300 visitors');
  await activate(page, page.getByRole('button', { name: 'Add goal' }));
  await expect(page.getByRole('textbox', { name: 'Goal 2' })).toBeFocused();
  await page.keyboard.type('Two press reports');
  await tabTo(page, page.getByRole('button', { name: 'LinkedIn' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Instagram', pressed: true })).toBeFocused();
  await activate(page, submit);

  await expect(names.first()).toHaveText('Spring market');
  await expect(list.getByRole('listitem').first()).toContainText('$0 of $2,400 spent');
  await activate(page, page.getByRole('button', { name: 'Details of Spring market' }));
  await expect(page.getByRole('progressbar', { name: 'Two press reports' })).toBeVisible();

  const undo = page.getByRole('button', { name: /^Undo: /u });
  const copy = actions(page, 'Copy of Spring market');
  await choose(page, actions(page, 'Spring market'), 'Duplicate');
  await expect(copy).toBeFocused();
  await tabTo(page, undo, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(copy).toHaveCount(0);
  await choose(page, actions(page, 'Spring market'), 'Duplicate');
  await expect(names.first()).toHaveText('Copy of Spring market');
  await expect(copy).toBeFocused();
  const before = await names.allTextContents();

  await choose(page, copy, 'Delete…');
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this campaign?',
  });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await activate(page, question.getByRole('button', { name: 'Delete campaign' }));
  await expect(names.first()).toHaveText('Spring market');
  await expect(actions(page, 'Spring market')).toBeFocused();
  await tabTo(page, undo, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(before);
  await page.reload();
  await expect(names).toHaveText(before);
});

test(
  'a campaign is moved on the timeline and put back, by the keyboard alone',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await signedIn(context, 'admin', '/marketing/campaigns');
    await tabTo(page, page.getByRole('radio', { name: 'Cards' }));
    await page.keyboard.press('ArrowRight');
    const chart = page.getByRole('table', { name: 'Campaigns' });
    const bars = chart.getByRole('button', { name: /^Move / });
    await expect(bars).toHaveCount(4);
    const row = chart.getByRole('row', { name: /^Meet the Growers/u });
    const before = await row.textContent();

    await tabTo(page, bars.first());
    const growers = chart.getByRole('button', { name: /^Move Meet the Growers/u });
    await page.keyboard.press('ArrowDown');
    await expect(growers).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: /^Undo: .* moved to /u });
    await expect(undo).toBeVisible();
    const after = await row.textContent();
    expect(after).not.toBe(before);
    await page.reload();
    await expect(row).toHaveText(after ?? '');

    await tabTo(page, bars.first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await tabTo(page, undo, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(row).toHaveText(after ?? '');
  },
);
