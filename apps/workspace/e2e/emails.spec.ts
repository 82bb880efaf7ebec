import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';

import { activate, choose, fill, tabTo } from './support/keyboard';
import { signedIn } from './support/people';
import { expect, test } from './support/test';

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an email is written, sent with a pause and a reload, downloaded, duplicated and deleted, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/marketing/emails');
  await activate(page, page.getByRole('link', { name: 'Create email' }));
  await fill(page, page.getByRole('textbox', { name: 'Name', exact: true }), 'Harvest letter');
  await fill(page, page.getByRole('textbox', { name: 'Subject' }), 'The harvest is in');
  await fill(page, page.getByRole('textbox', { name: /^Preheader/u }), 'Taste it on Friday');
  await fill(page, page.getByRole('textbox', { name: 'Message' }), 'Hello,');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('read [our notes](https://fernhill.example/notes).');
  const message = page.frameLocator('iframe[title="Message"]');
  await expect(message.getByRole('link', { name: 'our notes' })).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Create email' }));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harvest letter');
  await expect(page.getByText('Ready to send')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await choose(page, buttonNamed(page, 'More actions'), 'Download .eml');
  const mail = await PostalMime.parse(await readFile(await (await downloading).path()));
  expect(mail.subject).toBe('The harvest is in');
  expect(mail.text).toContain('our notes (https://fernhill.example/notes)');
  expect(mail.attachments).toHaveLength(1);
  const saving = page.waitForEvent('download');
  await choose(page, buttonNamed(page, 'More actions'), 'Download HTML');
  const file = await saving;
  expect(file.suggestedFilename()).toBe('harvest-letter.html');
  const html = await readFile(await file.path(), 'utf8');
  expect(html).toMatch(/^<!doctype html>/u);
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).toContain('href="https://fernhill.example/notes"');
  expect(html).not.toContain('blob:');

  // With this latency a run lasts long enough to be paused.
  await page.goto(`${new URL(page.url()).pathname}?latency=1`);
  await activate(page, page.getByRole('button', { name: 'Send…' }));
  const question = page.getByRole('alertdialog', {
    name: /^Send “Harvest letter” to [\d,]+ recipients\?$/u,
  });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await activate(page, question.getByRole('button', { name: 'Send email' }));
  // The button that asked is gone, so is the one that resumed in the end.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').first()).toContainText('Sending Harvest letter started');
  await activate(page, page.getByRole('button', { name: 'Pause sending Harvest letter' }));
  const resume = page.getByRole('button', { name: 'Resume sending Harvest letter' });
  await expect(resume).toBeFocused();
  const progress = page.getByRole('progressbar', { name: /Harvest letter/u });
  const reached = await progress.getAttribute('aria-valuetext');
  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuetext', reached ?? '');
  await page.goto(`${new URL(page.url()).pathname}?latency=0`);
  await activate(page, resume);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByText('Figures are still coming in.')).toBeVisible();
  await expect(heading).toBeFocused();
  await page.goto('/marketing/email');
  const row = page.getByRole('row').filter({ hasText: 'Harvest letter' });
  await expect(row).toContainText('Sent');

  await choose(page, buttonNamed(page, 'Actions for Harvest letter'), 'Duplicate');
  const copy = page.getByRole('button', { name: 'Actions for Copy of Harvest letter' });
  await expect(copy).toBeFocused();
  await choose(page, buttonNamed(page, 'Actions for Copy of Harvest letter'), 'Delete…');
  const deletion = page.getByRole('alertdialog');
  await activate(page, deletion.getByRole('button', { name: 'Delete email' }));
  await expect(copy).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: /^Undo: /u }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(copy).toBeVisible();
});
