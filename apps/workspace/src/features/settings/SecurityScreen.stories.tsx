import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';

import { StoryFrame } from '../../shared/testing/StoryFrame';
import { SecurityScreen } from './SecurityScreen';

const meta = preview.meta({
  title: 'Screens/SecurityScreen',
  // Everyone may change their own password, and nothing is loaded for it.
  tags: ['!autodocs', 'never-loading', 'never-empty', 'never-denied'],
  component: SecurityScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const security = () => <SecurityScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{security}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Sample accounts accept any password until you set one here/),
    ).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{security}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'any');
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Password changed')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
});

export const Differing = meta.story({
  tags: ['error'],
  render: () => <StoryFrame as="editor">{security}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'any');
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse');
    const confirmation = canvas.getByLabelText('Confirm new password');
    await userEvent.type(confirmation, 'battery staple');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription('The two new passwords differ.');
  },
});
