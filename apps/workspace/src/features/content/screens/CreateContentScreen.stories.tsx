import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { contentMessages } from '../content.messages';
import { CreateContentScreen } from './CreateContentScreen';

const messages = contentMessages.create;

const meta = preview.meta({
  title: 'Screens/CreateContentScreen',
  tags: ['!autodocs'],
  component: CreateContentScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const asEditor = () => <StoryFrame as="editor">{() => <CreateContentScreen />}</StoryFrame>;

export const Fresh = meta.story({
  render: asEditor,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('');
    await expect(canvas.getByText('0 of 3,000 characters')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove post/ })).toBeNull();
  },
});

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: messages.submit })).toBeVisible();
  },
});

export const NotCreated = meta.story({
  render: () => (
    // A person of its own: what is typed here is kept for them.
    <StoryFrame as="manager" simulation={{ fail: ['content.create'] }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Summer launch, teaser');
    await userEvent.type(canvas.getByLabelText('Text'), 'It begins in June.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByRole('alert', { name: '' })).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveValue('It begins in June.');
  },
});

export const WithProblems = meta.story({
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(canvas.getByText('Write the text.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
  },
});

export const SeveralPosts = meta.story({
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.add }));
    await expect(canvas.getByRole('heading', { name: 'Post 2 of 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post 1' }));
    await expect(canvas.queryByRole('heading', { name: 'Post 2 of 2' })).toBeNull();
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.denied)).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noBrand)).toBeVisible();
  },
});
