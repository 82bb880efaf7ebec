import { Buffer } from 'node:buffer';

import { earlyRel, earlyScriptHash } from '../../../tools/serve/early-code.mjs';
import { opened } from './support/people';
import { calendarTitle, create, heading, listOf, openItem } from './support/posts';
import { chooseMore } from './support/screen';
import { expect, test } from './support/test';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const directives = [
  "default-src 'none'",
  `script-src 'self' '${earlyScriptHash}'`,
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app default',
];

test('the answer to every request carries the security headers', async ({ request }) => {
  const page = await request.get('/', { headers: { accept: 'text/html' } });
  const script = /src="(?<path>\/assets\/[^"]+\.js)"/u.exec(await page.text())?.groups?.['path'];
  expect(script).toBeDefined();
  for (const path of ['/', '/content/calendar?view=list', script ?? '', '/no-such-file.js']) {
    const answer = (await request.get(path)).headers();
    expect(answer, path).toMatchObject(headers);
    const policy = (answer['content-security-policy'] ?? '').split('; ');
    expect(policy, path).toEqual(expect.arrayContaining(directives));
    expect(policy.join(' '), path).not.toMatch(/unsafe|https?:|\*/u);
  }
});

test('the code of the signed-in frame is asked for early where there is a session', async ({
  page,
  context,
}) => {
  const early = (rel: string) => `link[rel="${rel}"][href*="/workspace-"]`;
  await page.goto('/login');
  await expect(page.locator(early(earlyRel))).toHaveCount(1);
  const signedIn = await opened(context, 'editor');
  await signedIn.reload();
  await expect(signedIn.locator(early('modulepreload'))).not.toHaveCount(0);
  await expect(signedIn.locator(early(earlyRel))).toHaveCount(0);
});

const attack = `"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}`;

test('a title made of markup stays text, wherever it is shown', async ({ context }) => {
  const page = await opened(context, 'manager');
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  await create(page, attack, attack);
  // A toast shows the first 40 characters of a title.
  await expect(page.getByText(`Created “${attack.slice(0, 30)}`).first()).toBeVisible();
  await openItem(page, attack);
  await expect(page).toHaveTitle(`${attack} – Fernhill Coffee – Brandroom`);
  await chooseMore(page, 'Delete');
  await expect(page.getByRole('alertdialog')).toContainText(attack);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Submit for Review' }).click();
  await expect(heading(page)).toHaveText(calendarTitle);

  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(attack);
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expect(page.getByRole('main').getByText(attack).first()).toBeVisible();
  await page.goto(`/${encodeURIComponent(attack)}`);
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page.getByText(/There is no page at/u).first()).toBeVisible();
  await page.goto(listOf(attack));
  await expect(page.getByRole('link', { name: attack })).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  expect(alarms).toEqual([]);
});

const hostile: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a handler': '<rect width="1" height="1" onload="alert(1)"/>',
  'foreign markup':
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>',
  'a foreign picture': '<image href="https://evil.example/x.png" width="1" height="1"/>',
};

test(
  'an SVG with scripts or links to other sites is refused, a harmless one is accepted',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/files');
    await page.getByRole('button', { name: 'Upload Files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Files' });
    const svg = (name: string, inside: string) => ({
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`,
      ),
    });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles([
        ...Object.entries(hostile).map(([name, inside]) => svg(`${name}.svg`, inside)),
        svg('honest.svg', '<circle cx="4" cy="4" r="3" fill="#205375"/>'),
      ]);
    await expect(dialog.getByText(/^Uploaded, /u)).toHaveCount(1);
    const refused = dialog.getByRole('list', { name: 'Files that were not taken' });
    for (const name of Object.keys(hostile)) {
      await expect(refused).toContainText(
        `${name}.svg: This SVG contains scripts or outside links.`,
      );
    }
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.goto('/files?q=svg&view=list');
    await expect(page.getByRole('row', { name: 'honest.svg' })).toBeVisible();
    for (const name of Object.keys(hostile)) {
      await expect(page.getByRole('row', { name: `${name}.svg` })).toHaveCount(0);
    }
  },
);

test('a file that is not what its name says is refused', async ({ context }) => {
  const page = await opened(context, 'manager', '/files');
  await page.getByRole('button', { name: 'Upload Files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Files' });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  const refused = dialog.getByRole('list', { name: 'Files that were not taken' });
  await expect(refused).toContainText(
    'portrait.png: This file can’t be read as PNG. Export it as PNG and try again.',
  );
});
