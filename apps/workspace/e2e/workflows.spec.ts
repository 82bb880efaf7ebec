import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { opened } from './support/people';
import { tabTo } from './support/keyboard';
import { openTab } from './support/screen';
import { expect, test } from './support/test';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Selected state' });
const mainOf = (page: Page) => page.getByRole('main');

test('a product owner reads a workflow by the keyboard', async ({ context }) => {
  const page = await opened(context, 'admin', '/workflows');
  await tabTo(page, page.getByRole('link', { name: 'Content workflow' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content workflow');

  // Reads the meaning of Pending and the exits of Approved.
  await tabTo(page, page.getByRole('row', { name: /^Draft/u }));
  await page.keyboard.press('ArrowDown');
  await expect(panelOf(page)).toContainText('Waiting for a decision.');
  await page.keyboard.press('ArrowDown');
  for (const step of ['Publish Now', 'Schedule', 'Save Changes', 'Restore as draft'])
    await expect(panelOf(page).getByRole('button', { name: step }).first()).toBeVisible();
  await expect(page).toHaveURL(/state=approved/u);
});

test(
  'the explorer says why an editor can’t publish, and what would help',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/workflows/content-workflow?state=approved');
    const person = page.getByRole('combobox', { name: 'Act as' });
    await person.selectOption('an-editor');
    await tabTo(page, panelOf(page).getByRole('button', { name: 'Publish Now' }));
    await page.keyboard.press('Enter');
    const rules = panelOf(page).getByRole('group', { name: 'Rules of “Publish Now”' });
    await expect(rules).toContainText('An editor can’t take this step.');
    await expect(rules).toContainText('Editors can’t publish content on this brand.');
    await expect(rules.getByRole('link', { name: 'Permissions in Team' })).toBeVisible();
    await expect(page).toHaveURL(/event=PUBLISH&as=an-editor|as=an-editor&event=PUBLISH/u);
  },
);

test(
  'the explorer shows who can act, compares two people, and finds the path from draft to published',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(
      context,
      'admin',
      '/workflows/content-workflow?view=people&state=draft',
    );
    await expect(mainOf(page)).toContainText('3. Publish Now → Published');
    await page.getByRole('combobox', { name: 'Act as' }).selectOption('an-editor');
    await expect(mainOf(page)).toContainText(
      'An editor can’t get from Draft to Published alone. “Approve” needs someone else.',
    );
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('a-manager');
    await expect(page).toHaveURL(/[?&]other=a-manager/u);
    const row = page.getByRole('row', { name: /^Approve\b/u });
    await expect(row).toContainText('Can’t: needs the approve right');
    await expect(row.getByRole('cell').last()).toHaveText('Can');
    const steps = page.getByRole('rowheader');
    const all = await steps.count();
    await page.getByRole('switch', { name: 'Only differences' }).press(' ');
    await expect(page).toHaveURL(/[?&]only=differences/u);
    const fewer = await steps.count();
    expect(fewer).toBeLessThan(all);
    await page.reload();
    await expect(mainOf(page)).toContainText(`${String(fewer)} of ${String(all)} steps`);
  },
);

test('a rejection is tried as a manager, taken back and approved instead', async ({ context }) => {
  const page = await opened(context, 'admin', '/workflows/content-workflow?view=try&as=a-manager');
  const main = mainOf(page);
  const press = async (name: string) => {
    const steps = main.locator('ul').getByRole('button', { name, exact: true });
    await steps.and(main.locator('button:not([aria-expanded])')).first().press('Enter');
  };
  await press('Submit for Review');
  await press('Reject');
  await expect(main.getByRole('heading', { name: 'Now in Rejected.' })).toBeVisible();
  await main.getByRole('button', { name: 'Back' }).press('Enter');
  await press('Approve');
  await expect(main.getByRole('heading', { name: 'Now in Approved.' })).toBeVisible();
  await main.getByRole('combobox', { name: 'Side by side with' }).selectOption({ index: 1 });
  await expect(main.getByRole('heading', { name: 'Other trial' })).toBeVisible();
  // Down there it is still said that nothing is saved.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(main.getByRole('combobox', { name: 'Start from' })).not.toBeInViewport();
  await expect(main.getByText('This is a trial. Nothing is saved.')).toBeInViewport();
});

test(
  'the question who can approve an email has its own address and a type-specific answer',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/workflows/content-workflow?view=people');
    const main = mainOf(page);
    const type = main.getByRole('combobox', { name: 'Content type' });
    await type.selectOption({ label: 'For: Email Campaign' });
    await expect(page).toHaveURL(/[?&]type=email/u);
    await main.getByRole('combobox', { name: 'Act as' }).selectOption({ index: 1 });
    await expect(main.getByRole('row', { name: /^Approve Pending/u })).toContainText('Can');
    await page.reload();
    await expect(type).toHaveValue('email');
  },
);

test('an upload fails in a trial and is retried', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'viewer', '/workflows/upload?view=try');
  const main = mainOf(page);
  const fail = main.getByRole('button', { name: 'Upload file fails: The connection is lost' });
  await main
    .getByRole('combobox', { name: /^Payload of/u })
    .first()
    .selectOption({ label: 'One image' });
  await main.locator('ul').getByRole('button').first().press('Enter');
  await fail.press('Enter');
  await expect(fail).toBeHidden();
  const retry = main.locator('ul').getByRole('button', { name: /^Retry/u });
  await retry.first().press('Enter');
  await expect(fail).toBeVisible();
});

test('an item’s page leads to its place in the workflow, with who approved it', async ({
  context,
}) => {
  const page = await opened(context, 'admin', '/content/calendar?view=list&status=approved');
  await page
    .getByRole('button', { name: /^Actions for/u })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Show in workflow' }).press('Enter');
  await expect(panelOf(page)).toContainText('You are here');
  await page.getByRole('main').getByRole('radio', { name: 'Log' }).press(' ');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('approved this');
});

test('the files of an item’s workflow are whole, and its trial is copied', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await opened(context, 'admin', '/content/calendar?view=list&status=approved');
  const main = mainOf(page);
  await page
    .getByRole('button', { name: /^Actions for/u })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Show in workflow' }).press('Enter');
  await main.getByRole('radio', { name: 'Export' }).press(' ');
  const downloaded = async (name: string) => {
    const started = page.waitForEvent('download');
    await main.getByRole('button', { name: `Download ${name}`, exact: true }).press('Enter');
    const download = await started;
    const bytes = await readFile(await download.path());
    return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
  };

  const svg = await downloaded('SVG');
  expect(svg.name).toBe('content-workflow-diagram.svg');
  // As a page of its own: the app’s policy parses no markup.
  const drawing = await context.newPage();
  await drawing.goto(`data:image/svg+xml;base64,${svg.bytes.toString('base64')}`);
  const words = await drawing.locator('svg > g text').allTextContents();
  await drawing.close();
  expect(words).toEqual(expect.arrayContaining(['Draft', 'Approved', 'you are here']));

  const png = await downloaded('PNG');
  expect(png.bytes.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const size = await page.evaluate(
    async (bytes) => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      return [width, height];
    },
    [...png.bytes],
  );
  expect(Math.min(...size)).toBeGreaterThan(200);

  const people = await downloaded('CSV of who can');
  const [header = '', ...rows] = people.text.trim().split('\r\n');
  expect(header).toMatch(/^state,step,.*An editor/u);
  expect(rows.filter((row) => row.startsWith('Pending,Approve,'))).toHaveLength(1);
  expect(rows.join()).toContain('Can’t: needs the approve right');

  const journal = JSON.parse((await downloaded('Journal as JSON')).text) as {
    workflow: string;
    events: { title: string; to: string }[];
  };
  expect(journal.workflow).toBe('content-workflow');
  expect(journal.events[0]?.to).toBe('approved');
  expect(journal.events.some(({ title }) => title.endsWith('approved this'))).toBe(true);

  await main.getByRole('radio', { name: 'Try it' }).press(' ');
  const publish = main.getByRole('button', { name: 'Publish Now', exact: true });
  await publish.and(main.locator('button:not([aria-expanded])')).press('Enter');
  await expect(main.getByRole('heading', { name: 'Now in Published.' })).toBeVisible();
  await main.getByRole('button', { name: 'Copy as scenario' }).press('Enter');
  await expect(page.getByText('Scenario copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({
    start: { state: 'approved' },
    steps: [{ send: { type: 'PUBLISH' }, state: 'published' }],
  });
});

test('from the overview to the oldest pending item, and back through its timeline', async ({
  context,
}) => {
  const page = await opened(context, 'admin', '/workflows');
  const main = mainOf(page);
  await expect(main.getByRole('list', { name: 'Running now' })).toContainText('Sign-in');
  const pending = main
    .getByRole('table', { name: 'Content by status' })
    .getByRole('row', { name: /^Pending/u });
  await expect(pending).toContainText(/can approve or reject/u);
  const oldest = pending.getByRole('cell').getByRole('link');
  await tabTo(page, oldest);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/content\/edit/u);
  await openTab(page, 'Workflow');
  await expect(main.getByRole('list', { name: 'Path so far' })).toContainText('Pending');
  await main.getByRole('link', { name: 'Open workflow' }).press('Enter');
  await expect(panelOf(page)).toContainText('You are here');

  await main.getByRole('button', { name: 'Timeline' }).press('Enter');
  const slider = main.getByRole('slider', { name: 'Moment' });
  await slider.press('Home');
  await expect(page).toHaveURL(/at=/u);
  await expect(main).toContainText(/As of /u);
  await expect(panelOf(page).getByRole('heading', { name: 'Draft' })).toBeVisible();
  await expect(panelOf(page)).toContainText('The item was here');
  await main.getByRole('button', { name: 'Forward', exact: true }).press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', /Pending\.$/u);

  // Home goes to the first moment; from there it plays to the present.
  await slider.press('Home');
  await main.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await slider.press('Space');
  await expect(page).not.toHaveURL(/at=/u);
  await expect(slider).toHaveAttribute('aria-valuetext', /Pending\.$/u);
  await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a decision in another tab moves the marker', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'admin', '/workflows', { remember: true });
  const main = mainOf(page);
  const pending = main
    .getByRole('table', { name: 'Content by status' })
    .getByRole('row', { name: /^Pending/u });
  await pending.getByRole('cell').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/content\/edit/u);
  const address = page.url();
  await openTab(page, 'Workflow');
  await main.getByRole('link', { name: 'Open workflow' }).press('Enter');
  const marker = panelOf(page).getByText('You are here');
  await expect(panelOf(page).getByRole('heading', { name: 'Pending' })).toBeVisible();
  await expect(marker).toBeVisible();

  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Approve' }).first().press('Enter');
  await expect(panelOf(page).getByRole('heading', { name: 'Approved' })).toBeVisible();
  await expect(marker).toBeVisible();
  await expect(
    page.locator('[aria-live]').filter({ hasText: /approved this\. “.+” is in Approved\./u }),
  ).toBeAttached();
});

test(
  'two versions are compared, with the items that a change concerns',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/workflows/content-workflow?view=export');
    const main = mainOf(page);
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download JSON for createMachine' }).press('Enter');
    const file = await (await saved).path();
    const older = (await readFile(file, 'utf8')).replaceAll('mayApprove', 'maySignOff');
    await page.goto('/workflows/content-workflow?view=compare');
    await main.locator('input[type="file"]').setInputFiles({
      name: 'older.json',
      mimeType: 'application/json',
      buffer: Buffer.from(older),
    });
    const approve = main.getByRole('listitem').filter({ hasText: 'Pending: Approve' }).first();
    await expect(approve).toContainText('Rule changed');
    await expect(approve).toContainText('8 items in this state now');
  },
);

test('the diagram is navigated by its shortcuts', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(
    context,
    'admin',
    '/workflows/content-workflow?view=diagram&state=draft',
  );
  const board = page.getByRole('group', { name: /^Diagram of/u });
  const state = (name: string) => board.getByRole('button', { name });
  await tabTo(page, state('Draft'));
  await page.keyboard.press('1');
  await expect(state('Pending')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(state('Approved')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(state('Pending')).toBeFocused();
  // The focused state disappears with its view; the keys of the next view continue from the page.
  await page.keyboard.press('t');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('d');
  await expect(state('Pending')).toBeFocused();
  await page.keyboard.press('1');
  await expect(state('Approved')).toBeFocused();
});
