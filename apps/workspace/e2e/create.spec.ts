import type { Page } from '@playwright/test';

import { crash, keptDrafts, rowsOf } from './support/database';
import { activate, fill, tabTo } from './support/keyboard';
import { opened } from './support/people';
import { calendarTitle, expectFound, heading, openItem, text } from './support/posts';
import { settled } from './support/screen';
import { expect, test } from './support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Chooses a type by keyboard: Tab to the selected type, then the arrow keys. */
async function chooseType(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('radio', { checked: true }));
  const wanted = page.getByRole('radio', { name });
  for (let step = 0; step < 3 && !(await wanted.isChecked()); step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeChecked();
}

test('an email is created by keyboard, past a finding that leads to its words, with an image that was suggested', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/content/create');
  await settled(page);
  await chooseType(page, 'Email Campaign');
  await fill(page, field(page, 'Title'), 'Harvest letter');
  await fill(page, field(page, 'Subject line'), 'The apples are in');
  await fill(page, field(page, 'Preheader (optional)'), 'Come and taste');
  await fill(page, field(page, 'Text'), `${text} Click here.`);
  const finding = page.getByRole('button', { name: /^Go to Text: The link “Click here”/u });
  await tabTo(page, page.getByRole('tab', { name: 'Preview' }));
  await page.keyboard.press('ArrowRight');
  await activate(page, finding);
  await expect(field(page, 'Text')).toBeFocused();
  await page.keyboard.type('Come to the harvest');
  await expect(finding).toBeHidden();
  await expect(field(page, 'Text')).toHaveValue(`${text} Come to the harvest.`);
  await activate(page, page.getByRole('button', { name: 'Add Image' }));
  const picker = page.getByRole('dialog', { name: 'Add Image' });
  const suggested = picker.getByRole('option', { name: / Fits .*“harvest”/u }).first();
  await activate(page, suggested);
  await activate(page, picker.getByRole('button', { name: 'Add 1 image' }));
  await expect(page.getByRole('button', { name: /^Remove image /u })).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Create Campaign' }));
  await expect(heading(page)).toHaveText(calendarTitle);
  await openItem(page, 'Harvest letter');
  await expect(field(page, 'Subject line')).toHaveValue('The apples are in');
  await expect(field(page, 'Preheader (optional)')).toHaveValue('Come and taste');
});

test('a blog post is written in Markdown and created by keyboard, for the day and the campaign of its address', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/content/create');
  const campaign = field(page, 'Campaign (optional)');
  const option = campaign.getByRole('option').nth(1);
  await expect(campaign).toBeEnabled();
  const id = (await option.getAttribute('value')) ?? '';
  await page.goto(`/content/create?type=blog&date=2027-06-10&campaign=${id}`);
  await settled(page);
  await expect(page.getByRole('radio', { name: 'Blog Post' })).toBeChecked();
  await expect(campaign).toHaveValue(id);
  await fill(page, field(page, 'Title'), 'How we press');
  await fill(page, field(page, 'Text'), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(field(page, 'Text')).toHaveValue(`**${text}**`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'Text')).toHaveValue(text);
  await page.keyboard.press('ControlOrMeta+End');
  // Rendered as HTML this would run a script and call another site.
  await page.keyboard.insertText('\n\n![Pixel](https://example.com/a.png) <img src=x onerror=x()>');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Preview' }).first()).toContainText(
    '(Image: Pixel, not loaded here) <img src=x onerror=x()>',
  );
  await page.keyboard.press('ArrowLeft');
  await activate(page, page.getByRole('button', { name: 'More fields' }));
  await fill(page, field(page, 'SEO title (optional)'), 'Pressing apples');
  await expect(page.getByRole('figure', { name: 'Search result' })).toContainText(
    'your-site.example › blog › how-we-pressPressing apples',
  );
  await activate(page, page.getByRole('button', { name: 'Create Blog Post' }));
  await expect(heading(page)).toHaveText(calendarTitle);
  expect(await rowsOf(page, 'content')).toContainEqual(
    expect.objectContaining({
      title: 'How we press',
      type: 'blog',
      campaignId: id,
      scheduledFor: '2027-06-10T09:00:00.000Z',
      seoTitle: 'Pressing apples',
    }),
  );
});

test(
  'an address that asks for nonsense opens an empty form',
  { tag: '@verify' },
  async ({ context }) => {
    const path = '/content/create?type=poster&date=2027-02-30&campaign=campaign_1_none';
    const page = await opened(context, 'editor', path);
    await expect(page.getByRole('radio', { name: 'Social Media' })).toBeChecked();
    await expect(field(page, 'Campaign (optional)')).toHaveValue('');
    await expect(page.getByRole('spinbutton', { name: /^month/u })).toHaveAttribute(
      'aria-valuetext',
      'Empty',
    );
  },
);

test('the text of each of the three types is restored after a crash', async ({ context }) => {
  const page = await opened(context, 'editor', '/content/create', { remember: true });
  const titles = { 'Social Media': 'A post', 'Email Campaign': 'A letter', 'Blog Post': 'A story' };
  for (const [type, title] of Object.entries(titles)) {
    await page.getByRole('radio', { name: type }).check({ force: true });
    await field(page, 'Title').fill(title);
  }
  await expect.poll(() => keptDrafts(page)).toContain('A story');
  await crash(page);
  const fresh = await context.newPage();
  await fresh.goto('/content/create?latency=0');
  await expect(
    fresh.getByRole('main').getByText(/Your unsaved text from .+ is back\./u),
  ).toBeVisible();
  for (const [type, title] of Object.entries(titles)) {
    await fresh.getByRole('radio', { name: type }).check({ force: true });
    await expect(field(fresh, 'Title')).toHaveValue(title);
  }
});

test('creating one type keeps the text of another', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'editor', '/content/create');
  await field(page, 'Title').fill('Half a post');
  await page.getByRole('radio', { name: 'Blog Post' }).check({ force: true });
  await expect(
    page.locator('[aria-live]').getByText('Your Social Media text is kept'),
  ).toBeAttached();
  await field(page, 'Title').fill('A whole story');
  await field(page, 'Text').fill(text);
  await page.getByRole('button', { name: 'Create Blog Post' }).click();
  await expect(heading(page)).toHaveText(calendarTitle);
  await expectFound(page, 'A whole story', 1);
  await page.goto('/content/create');
  await expect(page.getByRole('radio', { name: 'Social Media' })).toBeChecked();
  await expect(field(page, 'Title')).toHaveValue('Half a post');
  await page.getByRole('radio', { name: 'Blog Post' }).check({ force: true });
  await expect(field(page, 'Title')).toHaveValue('');
});
