import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { keptDrafts } from './support/database';
import { activate, choose, fill, tabTo, type } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { simulate } from './support/simulation';
import { expect, test } from './support/test';

const path = '/content/generate-images';
const prompt = 'A cup of coffee by the sea';
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Image' });
const picture = (page: Page) => page.getByRole('img', { name: prompt });
const actions = (page: Page) => page.getByRole('button', { name: `Actions for ${prompt}` });
const empty = (page: Page) => page.getByRole('heading', { name: 'No images generated yet' });
const spoken = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).first();

/** Requests a wide minimalist image by the keyboard alone. */
async function ask(page: Page): Promise<void> {
  await fill(page, page.getByRole('textbox', { name: 'Description' }), prompt);
  await tabTo(page, page.getByRole('radio', { name: 'Realistic' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Minimalist' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Wide 16:9' })).toBeChecked();
  await activate(page, generate(page));
}

/** Returns the width and height of a PNG, read from its first chunk. */
function pngSize(bytes: Uint8Array): [number, number] {
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

test('an image is generated, downloaded, kept in the library and found there, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'editor', path);
  await expect(empty(page)).toBeVisible();
  await ask(page);
  await expect(spoken(page, `Image ready: ${prompt}`)).toBeAttached();
  await expect(picture(page)).toBeVisible();
  await expect(generate(page)).toBeFocused();

  const link = page.getByRole('link', { name: prompt });
  await activate(page, link);
  const viewer = page.getByRole('dialog', { name: prompt });
  await expect(viewer.getByText('1 of 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(link).toBeFocused();

  const download = page.waitForEvent('download');
  await activate(page, page.getByRole('button', { name: `Download ${prompt}` }));
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`generated-image-${prompt}.png`);
  expect(pngSize(await readFile(await saved.path()))).toEqual([1200, 675]);

  await choose(page, actions(page), 'Save to File Library…');
  const dialog = page.getByRole('dialog', { name: 'Save to File Library' });
  await expect(dialog.getByRole('textbox', { name: 'Alt text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Describe the image for people who cannot see it.')).toBeVisible();
  await type(page, 'A cup before calm water');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(actions(page)).toBeFocused();
  await expect(page.getByRole('img', { name: 'A cup before calm water' })).toBeVisible();
  await activate(
    page,
    page.getByRole('main').getByRole('button', { name: /^Open File Library: Saved/u }),
  );
  await expect(page.getByText('1 file found').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `generated-image-${prompt}.png` })).toBeVisible();
});

test(
  'a generation outlives its screen, is canceled, a failure is shown, and the same prompt is tried again',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', path);
    await simulate(page, { latency: 10 });
    await ask(page);
    await expect(spoken(page, 'Generating image…')).toBeAttached();
    const running = page.getByRole('button', { name: 'Generating...' });
    await expect(running).toBeFocused();
    // Another screen does not stop the generation.
    await page.getByRole('link', { name: 'Dashboard', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await page.goBack();
    await expect(running).toBeVisible();
    await activate(page, page.getByRole('button', { name: 'Cancel generating' }));
    await expect(generate(page)).toBeFocused();
    await simulate(page, { latency: 0 });
    await page.reload();
    await expect(empty(page)).toBeVisible();

    // The form keeps the prompt and the last choices.
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(prompt);
    await expect(page.getByRole('radio', { name: 'Wide 16:9' })).toBeChecked();
    await simulate(page, { fail: 'generation.image' });
    await activate(page, generate(page));
    await expect(page.getByText('The image could not be generated')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(prompt);
    await simulate(page, {});
    await activate(page, page.getByRole('button', { name: 'Try again' }));
    await expect(generate(page)).toBeFocused();
    await expect(picture(page)).toBeVisible();
    await expect(page.getByText('The image could not be generated')).toHaveCount(0);
  },
);

test('an image goes with its words into a post', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'editor', path);
  await ask(page);
  await expect(picture(page)).toBeVisible();
  await choose(page, actions(page), 'Use in a post…');
  await expect(page.getByRole('textbox', { name: 'Alt text' })).toBeFocused();
  await type(page, 'A cup before calm water');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\/create\?type=social&image=/u);
  await expect(
    page.getByRole('textbox', { name: `Alt text generated-image-${prompt}.png` }),
  ).toHaveValue('A cup before calm water');
});

test(
  'an image is deleted and comes back, in another tab as well; unsent words survive a reload',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', path, { remember: true });
    await ask(page);
    await expect(picture(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${path}?latency=0`);
    await expect(picture(other)).toBeVisible();

    await choose(page, actions(page), 'Delete…');
    const question = page.getByRole('alertdialog', { name: 'Delete this image?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await activate(page, question.getByRole('button', { name: 'Delete image' }));
    await expect(empty(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(empty(other)).toBeVisible();

    await activate(page, page.getByRole('main').getByRole('button', { name: /^Undo: Deleted/u }));
    await expect(picture(page)).toBeVisible();
    await expect(picture(other)).toBeVisible();

    await fill(page, page.getByRole('textbox', { name: 'Description' }), 'Not sent yet');
    await expect.poll(() => keptDrafts(page)).toContain('Not sent yet');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Not sent yet');
  },
);
