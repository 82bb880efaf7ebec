import { permissionsWhere } from '@brandroom/domain/rights/presets';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { WorkspaceProvider } from '../../../shared/brand/workspace';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
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
    await expect(await canvas.findByRole('button', { name: messages.submit.social })).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    await expect(await canvas.findByRole('alert', { name: '' })).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveValue('It begins in June.');
  },
});

export const Sending = meta.story({
  render: () => (
    // A person of its own, as below.
    <StoryFrame as="manager" simulation={{ latency: 10 }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Summer launch, teaser');
    await userEvent.type(canvas.getByLabelText('Text'), 'It begins in June.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    const button = await canvas.findByRole('button', { name: messages.pending });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('readonly');
  },
});

export const WithProblems = meta.story({
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit.social }));
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

const choose = (name: string) => within(document.body).getByRole('radio', { name });

export const Email = meta.story({
  render: () => (
    <StoryFrame as="manager">{() => <CreateContentScreen start={{ type: 'email' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Subject line')).toHaveValue('');
    await expect(canvas.getByLabelText('Preheader (optional)')).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveAttribute('rows', '6');
    await expect(canvas.getByRole('button', { name: messages.submit.email })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.add })).toBeNull();
  },
});

export const Blog = meta.story({
  render: () => (
    <StoryFrame as="manager">{() => <CreateContentScreen start={{ type: 'blog' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Text')).toHaveAttribute('rows', '12');
    for (const label of ['Excerpt', 'SEO title', 'SEO description', 'Tags']) {
      await expect(canvas.getByLabelText(`${label} (optional)`)).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: messages.submit.blog })).toBeVisible();
  },
});

export const AnotherType = meta.story({
  render: () => <StoryFrame>{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'A post');
    await userEvent.click(choose('Blog Post'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Title'), 'An article');
    await userEvent.click(choose('Social Media'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('A post');
    await userEvent.click(choose('Blog Post'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('An article');
  },
});

export const CampaignChosen = meta.story({
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    const campaign = await canvas.findByLabelText('Campaign (optional)');
    await waitFor(() => expect(campaign).toBeEnabled());
    const [, first] = within(campaign).getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(campaign, first?.value ?? '');
    await expect(campaign).toHaveDisplayValue(first?.text ?? '');
    await userEvent.click(canvas.getByRole('button', { name: messages.add }));
    await userEvent.click(choose('Email Campaign'));
    await expect(campaign).toHaveDisplayValue(first?.text ?? '');
  },
});

export const NoCampaigns = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['campaigns.list'] }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The campaigns could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load campaigns again' })).toBeVisible();
  },
});

/** Somebody whose own permissions name blog posts alone. */
function OnlyBlog({ user, brandId }: StoryWorld) {
  const permissions = permissionsWhere((right) => right.startsWith('blog.'));
  const brandAccess = user.brandAccess.map((access) => ({ ...access, permissions }));
  return (
    <WorkspaceProvider value={{ user: { ...user, brandAccess }, brandId, brand: null }}>
      <CreateContentScreen />
    </WorkspaceProvider>
  );
}

export const OneTypeAllowed = meta.story({
  render: () => <StoryFrame as="editor">{(world) => <OnlyBlog {...world} />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Blog Post' })).toBeChecked();
    await expect(choose('Social Media')).toBeDisabled();
    await expect(
      canvas.getByText(/^Social Media: Needs the create right on this brand/u),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.submit.blog })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^You don't have permission to create content\. /);
    await expect(words).toHaveTextContent(
      "You don't have permission to create content. Needs the create right on this brand; you are Viewer. Ask a manager of this brand for the right.",
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noBrand)).toBeVisible();
  },
});
