import { Buffer } from 'node:buffer';
import type { BrowserContext } from '@playwright/test';

import { bystander, evictDatabases, roomOf, rowsOf } from './support/database';
import { opened, signIn } from './support/people';
import { create, expectFound, heading, send, text, write } from './support/posts';
import { expect, test } from './support/test';

const title = 'Last apples';
const noRoom = 'Not saved: this browser has no room';

test('a full store shows an error in the form, keeps the text, and saves it once there is space', async ({
  context,
}) => {
  const room = await roomOf(context);
  const page = await opened(context, 'editor', '/content/create');
  await room.fill();
  await write(page, title);
  await page.getByRole('button', { name: 'Create Posts' }).click();
  await expect(page.getByText(noRoom).first()).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text);

  await room.free();
  await send(page);
  await expectFound(page, title, 1);
});

test(
  'a full store shows an error beside the file, which is uploaded once there is space',
  { tag: '@verify' },
  async ({ context }) => {
    const room = await roomOf(context);
    const page = await opened(context, 'editor', '/files');
    await room.fill();
    await page.getByRole('button', { name: 'Upload Files' }).click();
    const name = 'harvest.pdf';
    await page.locator('input[type="file"]').setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        `%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n${'% apples\n'.repeat(100_000)}%%EOF\n`,
      ),
    });
    const dialog = page.getByRole('dialog', { name: 'Upload Files' });
    await expect(dialog.getByText(/no room/u)).toBeVisible();

    await room.free();
    await dialog.getByRole('button', { name: `Upload ${name} again` }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/files?q=${name}`);
    await expect(page.getByText('1 file found').first()).toBeVisible();
  },
);

/** Replaces the database of the backend's worker before the worker's code runs. */
async function breakDatabase(context: BrowserContext, open: string): Promise<void> {
  await context.route('**/assets/worker-*.js', async (route) => {
    // The server may close a connection that is kept open just when it is used again.
    const answer = await route.fetch({ maxRetries: 3 });
    await route.fulfill({
      response: answer,
      body: `IDBFactory.prototype.open = ${open};\n${await answer.text()}`,
    });
  });
}

/** A database that never answers its first attempts to open. */
const hanging = (times: number) => `(() => {
  const { open } = IDBFactory.prototype;
  let left = ${String(times)};
  return function (...asked) {
    if (left === 0) return open.apply(this, asked);
    left -= 1;
    const request = open.call(this, 'unanswered');
    request.addEventListener = () => undefined;
    return request;
  };
})()`;

const brokenDatabases = {
  refuses: `() => { throw new DOMException('Denied.', 'SecurityError'); }`,
  hangs: hanging(100),
};
for (const [way, open] of Object.entries(brokenDatabases)) {
  test(
    `a browser whose database ${way} works from memory and warns that nothing is saved`,
    { tag: '@verify' },
    async ({ context }) => {
      await breakDatabase(context, open);
      const page = await opened(context, 'editor');
      // No other element covers the notice.
      await page.getByText('Your work isn’t being saved').click({ trial: true });
      await page.getByRole('link', { name: 'Create', exact: true }).click();
      await write(page, title);
      await send(page);
      await page.getByText('List', { exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search content' }).fill(title);
      await expect(page.getByText('1 item found').first()).toBeVisible();
      await expect(page.getByText('Your work isn’t being saved')).toBeVisible();
    },
  );
}

/** A database whose first creations are interrupted, as after a kill. */
const cutOff = (times: number) => `(() => {
  const { open } = IDBFactory.prototype;
  let left = ${String(times)};
  return function (...asked) {
    const request = open.apply(this, asked);
    request.addEventListener('upgradeneeded', (event) => {
      if (left === 0) return;
      left -= 1;
      event.stopImmediatePropagation();
      request.transaction.abort();
    });
    return request;
  };
})()`;

test(
  'a database whose creation is interrupted opens by itself, with a notice until then',
  { tag: '@verify' },
  async ({ context }) => {
    await breakDatabase(context, cutOff(3));
    const page = await context.newPage();
    await page.goto('/?latency=0');
    await expect(page.getByRole('status').getByText('Still opening your workspace')).toBeVisible();
    await signIn(page, 'editor');
    await expect(page.getByText('Still opening your workspace')).toBeHidden();
    await create(page, title);
    await page.reload();
    await expectFound(page, title, 1);
  },
);

test(
  'a workspace whose database hangs shows a notice, then opens by itself with its work',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/', { remember: true });
    await create(page, title);
    await breakDatabase(context, hanging(2));
    await page.reload();
    await expect(page.getByRole('status').getByText('Still opening your workspace')).toBeVisible();
    await expectFound(page, title, 1);
    await expect(page.getByText('Still opening your workspace')).toBeHidden();
  },
);

test(
  'the notice that the browser may clear the workspace appears once, after the first edit',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create', { remember: true });
    const notice = page
      .getByRole('alertdialog')
      .filter({ hasText: 'Your browser may clear this workspace' });
    await write(page, title);
    await expect(notice).toBeHidden();
    await send(page);
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('You can read this again in your account menu');
    await page.reload();
    await create(page, `${title} again`);
    await expectFound(page, `${title} again`, 1);
    await expect(notice).toBeHidden();
  },
);

test(
  'a workspace deleted by the browser is reported, not replaced with samples',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/', { remember: true });
    await create(page, title);
    await page.close();
    const outside = await bystander(context);
    await evictDatabases(outside);

    const back = await context.newPage();
    await back.goto('/?latency=0');
    await expect(heading(back)).toHaveText('The workspace in this browser is missing');
    await back.reload();
    await expect(heading(back)).toHaveText('The workspace in this browser is missing');
    expect(await rowsOf(outside, 'content')).toEqual([]);

    await back.getByRole('button', { name: 'Start again with the samples' }).click();
    await expect(back.getByRole('main').getByText('Start again?')).toBeVisible();
    expect(await rowsOf(outside, 'content')).toEqual([]);
    await back.getByRole('button', { name: 'Start again with the samples' }).click();
    await expect(heading(back)).toHaveText('Sign in to the product');
    const started = await opened(context, 'editor');
    await expect(heading(started)).toHaveText('Dashboard');
    await started.reload();
    await expect(heading(started)).toHaveText('Dashboard');
  },
);

test(
  'a workspace deleted while it is open shows a notice, keeps the screen, and is not overwritten',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create');
    await write(page, title);
    await evictDatabases(page);
    const nothingKept = 'Your work is no longer being saved';
    await page.getByText(nothingKept).click({ trial: true });
    await page.getByRole('button', { name: 'Create Posts' }).click();
    await expect(page.locator('[data-error-summary]')).toContainText(nothingKept);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page)).toHaveText('The workspace in this browser is missing');
    expect(await rowsOf(page, 'content')).toEqual([]);
  },
);

test(
  'a list that is opened after the workspace was deleted warns that nothing is saved',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await evictDatabases(page);
    await page.getByRole('link', { name: 'File Library' }).click();
    await expect(
      page.getByRole('main').getByText('Your work is no longer being saved'),
    ).toHaveCount(2);
  },
);
