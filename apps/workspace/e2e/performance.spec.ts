import { readFile } from 'node:fs/promises';

import { activate, arrowTo, tabTo } from './support/keyboard';
import { signedIn } from './support/people';
import { expect, test } from './support/test';

test('a time range is chosen, its curve is walked and its channels are downloaded, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'viewer', '/marketing/performance');
  const usual = page.getByRole('radio', { name: 'Last 30 days' });
  const chosen = page.getByRole('radio', { name: 'Last 90 days' });
  await tabTo(page, usual);
  await arrowTo(page, chosen, 'ArrowRight');
  await expect(page).toHaveURL(/range=90d/u);
  await page.goBack();
  await expect(usual).toBeChecked();
  await page.goForward();
  await expect(chosen).toBeChecked();
  await page.reload();
  await expect(page).toHaveURL(/range=90d/u);
  await expect(chosen).toBeChecked();

  const curve = page.getByRole('application', { name: /^Revenue by day, .*90 points/u });
  const heard = page.getByRole('status').first();
  await tabTo(page, curve);
  await expect(heard).toContainText(/, Revenue \$[\d,]+/u);
  await page.keyboard.press('ArrowRight');
  await expect(heard).toContainText(/, Revenue \$[\d,]+, ((up|down) [\d,]+%|no change)/u);

  const table = page.getByRole('table', { name: 'Channels' });
  const downloading = page.waitForEvent('download');
  await activate(page, page.getByRole('button', { name: 'Download CSV' }));
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^performance-90d-[\d-]+\.csv$/u);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',')[0]).slice(1)).toEqual(
    await table.getByRole('rowheader').allTextContents(),
  );
});
