import type { Id } from '@brandroom/domain/id.schema';
import { printDraftOf } from '@brandroom/domain/print/draft-of';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { PrintItemScreen } from './PrintItemScreen';

// An item that the person may not see looks the same as a missing one.
const meta = preview.meta({
  title: 'Screens/PrintItemScreen',
  tags: ['!autodocs', 'never-empty', 'never-denied'],
  component: PrintItemScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const patience = { timeout: 10_000 };
const id = 'print_1748736000000_100002' as Id<'Print'>;
const item = () => <PrintItemScreen id={id} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{item}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const front = { name: /^Front of Barista card: / };
    const drawn = await canvas.findByRole('img', front, patience);
    await expect(drawn).toBeVisible();
    // Texts that the item leaves open come from the brand.
    await expect(drawn).toHaveTextContent('Known by name, roasted by hand.');
    await expect(drawn.querySelector('image')).toHaveAttribute(
      'href',
      expect.stringMatching(/^blob:/),
    );
    await expect(
      canvas.getByRole('img', { name: /^Back of Barista card: .*Ask for a taste/ }),
    ).toBeVisible();
    const text = canvas.getByText(/^Ask for/);
    await expect(text).toHaveAttribute('font-family', '"open Source Sans 3"');
    await userEvent.click(canvas.getByRole('button', { name: 'Show bleed' }));
    await expect(canvas.getByRole('img', front)).toHaveAttribute('viewBox', '-3 -3 91 61');
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{item}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
});

async function withAHeadlineInJapanese({ other }: StoryWorld): Promise<void> {
  const client = await other('admin');
  const stored = await client.print.get({ id });
  const draft = { ...printDraftOf(stored), headline: '日本' };
  await client.print.update({ id, updatedAt: stored.updatedAt, draft });
}

async function withAnUnknownFont({ brandId, other }: StoryWorld): Promise<void> {
  if (!brandId) return;
  const { typography } = await other('admin');
  const [first] = await typography.list({ brandId });
  if (!first) return;
  const { id: font, name, weights, usage, url } = first;
  const draft = { name, weights, usage, url, family: 'Fernhill Serif' };
  await typography.update({ id: font, draft });
}

export const WithoutAFontFile = meta.story({
  render: () => (
    <StoryFrame as="viewer" before={withAnUnknownFont}>
      {item}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Not available: Fernhill Serif\. Print files use/, {}, patience),
    ).toBeVisible();
  },
});

export const WithoutSomeCharacters = meta.story({
  render: () => (
    <StoryFrame as="viewer" before={withAHeadlineInJapanese}>
      {item}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const download = await canvas.findByRole('button', { name: 'Download PDF' }, patience);
    await userEvent.click(download);
    const refusal = await canvas.findByText(
      /^The PDF of “Barista card” couldn’t be created/,
      {},
      patience,
    );
    await expect(refusal.closest('[role=alert]')).toHaveTextContent('PDF fonts don’t have 日 本.');
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{item}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{item}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading item' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['print.get'] }}>{item}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
