import type { Page } from '@playwright/test';

import { activate, choose, fill, tabTo } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { expect, test } from './support/test';

const titles = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('heading', { level: 2 });
const actions = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true });

test('a tone is added, changed, moved, deleted and restored, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/brand/voice');
  const shown = titles(page, 'Tones of voice');
  await expect(shown).toHaveCount(5);

  await activate(page, page.getByRole('button', { name: 'Add Voice Tone' }));
  const form = page.getByRole('dialog', { name: 'Add Voice Tone' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Dry');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await expect(form.getByText('Describe the tone.')).toBeVisible();
  await page.keyboard.type('A straight face.');
  await fill(page, form.getByRole('textbox', { name: 'Example 1' }), 'Rain again.');
  await activate(page, form.getByRole('button', { name: 'Add Example' }));
  await expect(form.getByRole('textbox', { name: 'Example 2' })).toBeFocused();
  await page.keyboard.type('Bring a hat.');
  await activate(page, form.getByRole('button', { name: 'Add', exact: true }));
  await expect(shown.last()).toHaveText('Dry');
  await expect(actions(page, 'Dry')).toBeFocused();
  await expect(page.getByText('“Bring a hat.”')).toBeVisible();

  await choose(page, actions(page, 'Dry'), 'Edit…');
  await fill(
    page,
    page.getByRole('dialog', { name: 'Edit Voice Tone' }).getByRole('textbox', { name: 'Title' }),
    'Bone dry',
  );
  await page.keyboard.press('Enter');
  await expect(shown.last()).toHaveText('Bone dry');

  await choose(page, actions(page, 'Bone dry'), 'Move up');
  await expect(shown.nth(4)).toHaveText('Bone dry');
  await expect(actions(page, 'Bone dry')).toBeFocused();
  const order = await shown.allTextContents();

  const next = order[5] ?? '';
  await choose(page, actions(page, 'Bone dry'), 'Delete');
  await expect(shown).toHaveCount(5);
  await expect(actions(page, next)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Undo: Bone dry deleted' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(order);
  await page.reload();
  await expect(shown).toHaveText(order);
});

test('typed text is not lost without a question', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'manager', '/brand/messaging');
  await page.getByRole('button', { name: 'Add Message' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add Message' });
  await form.getByRole('textbox', { name: 'Message' }).fill('Rest is work');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Rest is work');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Message' })).toBeFocused();
});

test(
  'a rule is found on its platform, and deleted only after a question',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/brand/context');
    const shown = titles(page, 'Rules');
    await expect(shown).toHaveCount(6);
    await page.getByText('Blog', { exact: true }).first().click();
    await expect(page).toHaveURL(/platform=blog/u);
    await expect(shown.filter({ hasText: 'Blog Content Structure' })).toBeVisible();
    await expect(shown.filter({ hasText: 'Social Media Engagement' })).toHaveCount(0);
    const before = await shown.allTextContents();

    await choose(page, actions(page, 'Blog Content Structure'), 'Delete…');
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this rule?',
    });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await activate(page, question.getByRole('button', { name: 'Delete rule' }));
    await expect(shown).toHaveCount(before.length - 1);
    await page
      .getByRole('button', { name: /^Undo: Blog Content Structure deleted/u })
      .press('Enter');
    await expect(shown).toHaveText(before);
  },
);

test('a rule with examples is added and found on its platform, by the keyboard alone', async ({
  context,
}) => {
  const page = await opened(context, 'manager', '/brand/context');
  const shown = titles(page, 'Rules');
  await expect(shown).toHaveCount(6);
  await activate(page, page.getByRole('button', { name: 'Add Rule' }));
  const form = page.getByRole('dialog', { name: 'Add New Rule' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Short openings');
  await fill(page, form.getByRole('textbox', { name: 'Description' }), 'Say the news first.');
  const platform = form.getByRole('combobox', { name: 'Platform' });
  await tabTo(page, platform);
  // The browser begins a new word after a second, so that a slow machine may need another try.
  await expect(async () => {
    await page.keyboard.type('Blog');
    await expect(platform).toHaveValue('blog', { timeout: 1500 });
  }).toPass();
  await fill(page, form.getByRole('textbox', { name: 'Example 1' }), 'Good: Rain at last.');
  await activate(page, form.getByRole('button', { name: 'Add Example' }));
  await expect(form.getByRole('textbox', { name: 'Example 2' })).toBeFocused();
  await page.keyboard.type('Bad: As we all know');
  await activate(page, form.getByRole('button', { name: 'Add', exact: true }));
  await expect(form).toBeHidden();
  await expect(actions(page, 'Short openings')).toBeFocused();
  await expect(page.getByText('Good: Rain at last.')).toBeVisible();

  await tabTo(page, page.getByRole('radio', { checked: true }).first(), 'Shift+Tab');
  for (const name of ['social', 'blog']) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`platform=${name}`, 'u'));
  }
  await expect(shown.filter({ hasText: 'Short openings' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(shown.filter({ hasText: 'Short openings' })).toHaveCount(0);
});

test('a text is tried against the rules, by the keyboard alone', async ({ context }) => {
  const page = await signedIn(context, 'viewer', '/brand/context');
  await activate(page, page.getByRole('button', { name: 'Try it' }));
  await fill(page, page.getByRole('textbox', { name: 'Text to check' }), 'Click here.');
  const findings = page.getByRole('list', { name: 'Findings' });
  await expect(findings.getByText(/^Warning: The link “Click here”/)).toBeVisible();
});
