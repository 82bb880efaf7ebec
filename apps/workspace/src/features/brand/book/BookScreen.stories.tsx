import preview from '@brandroom/stories/preview';
import { Button } from '@brandroom/ui/Button';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { BookScreen } from './BookScreen';

const meta = preview.meta({
  title: 'Screens/BookScreen',
  // Everyone with access to the brand can read the book, limited to the parts they may see.
  tags: ['!autodocs', 'never-denied'],
  component: BookScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const patience = { timeout: 20_000 };
const book = () => <BookScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="editor">{book}</StoryFrame>,
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('list', { name: 'Contents' }, patience);
    const parts = within(contents)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(parts).toEqual([
      'Logos',
      'Colors',
      'Typography',
      'Tone of Voice',
      'Messaging',
      'Brand Context',
      'Co-Branding',
    ]);
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Contents', ...parts]);
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  },
});

/** On a phone most logos are out of sight, where their pictures are not loaded at first. */
export const Printed = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const idle = spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0);
    return () => idle.mockRestore();
  },
  render: () => <StoryFrame as="editor">{book}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const logos = await canvas.findByRole('region', { name: 'Logos' }, patience);
    const stages = within(logos).getAllByRole('figure').length;
    const drawn: number[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      drawn.push(within(logos).getAllByRole('img').length);
    });
    await expect(within(logos).queryAllByRole('img').length).toBeLessThan(stages);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(drawn).toEqual([stages]), patience);
    print.mockRestore();
  },
});

function Leavable() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <Button onPress={() => setLeft(true)}>Leave</Button>
      {!isLeft && <BookScreen />}
    </>
  );
}

/** The person goes to another page before the pictures are ready. */
export const LeftBeforeItIsPrinted = meta.story({
  render: () => <StoryFrame as="editor">{() => <Leavable />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    let ready = () => {};
    const decoded = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const decode = spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }, patience));
    await waitFor(() => expect(decode).toHaveBeenCalled(), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    ready();
    await decoded;
    await new Promise((resolve) => setTimeout(resolve));
    await expect(print).not.toHaveBeenCalled();
    decode.mockRestore();
    print.mockRestore();
  },
});

export const LogosFailed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['logos.preview'] }}>{book}</StoryFrame>,
  play: async ({ canvas }) => {
    const logos = await canvas.findByRole('region', { name: 'Logos' }, patience);
    const [failed] = await within(logos).findAllByText(/Its picture couldn’t be loaded\./u);
    await expect(failed).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^logos\.view$/u}>
      {() => <BookScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Colors' }, patience)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Logos' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  },
});

async function withAToneInJapanese({ brandId, other }: StoryWorld): Promise<void> {
  if (!brandId) return;
  const client = await other('admin');
  const draft = { title: '日本', description: 'Coffee with a name.', examples: ['Rain.'] };
  await client.voice.create({ brandId, draft });
}

export const WithoutSomeCharacters = meta.story({
  render: () => (
    <StoryFrame as="viewer" before={withAToneInJapanese}>
      {book}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const download = await canvas.findByRole('button', { name: 'Download PDF' }, patience);
    await userEvent.click(download);
    await expect(
      await canvas.findByText(/^Its fonts don’t have 日 本\. Look for \[…\]/, {}, patience),
    ).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{book}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to read its brand book.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{book}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This brand book is empty' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{book}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading brand book' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['voice.list'] }}>{book}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
