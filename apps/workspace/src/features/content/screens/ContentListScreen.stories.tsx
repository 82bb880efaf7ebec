import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { contentListMessages } from '../content-list.messages';
import { ContentListScreen } from './ContentListScreen';

const messages = contentListMessages.list;

const meta = preview.meta({
  title: 'Screens/ContentListScreen',
  component: ContentListScreen,
  parameters: { layout: 'fullscreen' },
});

export const Loaded = meta.story({
  render: () => <StoryFrame as="editor">{() => <ContentListScreen search={{}} />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120 items found')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.create })).toBeVisible();
  },
});

export const Filtered = meta.story({
  render: () => (
    <StoryFrame as="manager">
      {() => <ContentListScreen search={{ status: 'pending' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 items found')).toBeVisible();
    const table = canvas.getByRole('table', { name: messages.caption });
    await expect(within(table).getAllByText('Pending')).toHaveLength(8);
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{() => <ContentListScreen search={{}} />}</StoryFrame>,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: messages.caption });
    await expect(within(table).queryByText('Draft')).toBeNull();
    await expect(within(table).queryByText('Pending')).toBeNull();
    await expect(canvas.queryByRole('link', { name: messages.create })).toBeNull();
  },
});

export const Empty = meta.story({
  render: () => (
    <StoryFrame>{() => <ContentListScreen search={{ q: 'no such words' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.empty)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame simulation={{ latency: 10 }}>{() => <ContentListScreen search={{}} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: messages.loading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(messages.title);
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['content.list'] }}>
      {() => <ContentListScreen search={{}} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{() => <ContentListScreen search={{}} />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No brand selected')).toBeVisible();
    await expect(canvas.getByText(messages.noBrand)).toBeVisible();
  },
});
